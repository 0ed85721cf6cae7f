/** What a table agrees on before play. The source leaves these open (`V02`, `V10`, `V24`, `V50`, `V55`). */
import { type Choices, firstOf, type OptionSet } from '../../scoring/option.ts';

export interface Vulcain1953Options {
  /** Whether the ordinary count of a special hand competes with its printed mark (`vulcain1953.dec.3`). */
  readonly marks: 'printed' | 'highest';
  /** A set of the suit's own dragon leaves a hand pure (`vulcain1953.4.1.2.1`). */
  readonly assimilation: boolean;
  readonly goulashChows: boolean;
  /** A declared ready hand counts as if it had won (`vulcain1953.dec.7`). */
  readonly callingHand: boolean;
  /** The ceiling of each payment (`vulcain1953.3.5.7`). */
  readonly cap: boolean;
  /** What each player staked on a goulash, 0 for any other hand (`vulcain1953.3.6.2`). */
  readonly stake: number;
}

const VULCAIN1953_CHOICES: Choices<Vulcain1953Options> = {
  marks: ['printed', 'highest'],
  assimilation: [true, false],
  goulashChows: [false, true],
  callingHand: [false, true],
  cap: [true, false],
  stake: [0, 100, 200],
};

export const VULCAIN1953_DEFAULTS = firstOf(VULCAIN1953_CHOICES);

export const VULCAIN1953_OPTIONS: OptionSet<Vulcain1953Options> = {
  defaults: VULCAIN1953_DEFAULTS,
  choices: VULCAIN1953_CHOICES,
  scoring: ['marks', 'assimilation', 'goulashChows', 'callingHand'],
  settling: ['cap', 'stake'],
  playing: ['goulashChows', 'marks', 'assimilation', 'cap'],
};
