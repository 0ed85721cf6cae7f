/** What a table agrees on before play. The source has no chapter on points: the common rules of today. */
import { type Choices, firstOf, type OptionSet } from '../../scoring/option.ts';

export interface RiichiOptions {
  /** Whether all simples count with a set exposed (`riichi.role.tanyao`). */
  readonly openTanyao: boolean;
  /** Red fives in the set: none, one of each suit, or two of the circles (`riichi.points.red-five`). */
  readonly redFives: 0 | 3 | 4;
  /** 4 han with 30 fu and 3 han with 60 fu are a mangan (`riichi.points.kiriage`). */
  readonly kiriage: boolean;
  /** Fu of a pair of the wind that is both own and prevailing (`riichi.fu.pair`). */
  readonly doubleWindPair: 2 | 4;
  /** From 13 han a yakuman, otherwise a sanbaiman (`riichi.points.counted-yakuman`). */
  readonly countedYakuman: boolean;
  /** After a claim another tile of the kind claimed may not be discarded either (J08). */
  readonly swapSame: boolean;
  /** Dice that show a double, or a 6 and a 1, bring a second marker at once (`riichi.6.3.4`). */
  readonly doubleTiger: boolean;
  /** In the South round the dealer stays after a drawn hand though not ready (`riichi.1.1.6`). */
  readonly southRoundStays: boolean;
  /** Draws that a kong costs; with one the last tile of the wall stays (`riichi.today.kong-draws`). */
  readonly kongDraws: 1 | 2;
  /** Some hands end before the wall does (`riichi.today.abortive-draws`). */
  readonly abortiveDraws: boolean;
  /** Who wins with one discard: the first in turn, two, or three (`riichi.today.several-winners`). */
  readonly winners: 1 | 2 | 3;
  /** Who lets the last set of a great hand go pays for it (`riichi.today.liability`). */
  readonly liability: boolean;
  /** A drawn hand may be won with one's discards (`riichi.today.drawn-mangan`). */
  readonly drawnMangan: boolean;
}

const RIICHI_CHOICES: Choices<RiichiOptions> = {
  openTanyao: [true, false],
  redFives: [0, 3, 4],
  kiriage: [false, true],
  doubleWindPair: [4, 2],
  countedYakuman: [true, false],
  swapSame: [false, true],
  doubleTiger: [false, true],
  southRoundStays: [false, true],
  kongDraws: [2, 1],
  abortiveDraws: [false, true],
  winners: [1, 2, 3],
  liability: [false, true],
  drawnMangan: [false, true],
};

export const RIICHI_DEFAULTS = firstOf(RIICHI_CHOICES);

/** The game as it is played at most tables and on most servers of today. */
const TODAY: Partial<RiichiOptions> = {
  openTanyao: true,
  redFives: 3,
  kongDraws: 1,
  abortiveDraws: true,
  winners: 2,
  liability: true,
  drawnMangan: true,
};

export const RIICHI_OPTIONS: OptionSet<RiichiOptions> = {
  defaults: RIICHI_DEFAULTS,
  choices: RIICHI_CHOICES,
  presets: { today: TODAY },
  scoring: ['openTanyao', 'redFives', 'kiriage', 'doubleWindPair', 'countedYakuman'],
  settling: [],
  playing: [
    ...(['openTanyao', 'redFives', 'swapSame', 'southRoundStays'] as const),
    ...(['kiriage', 'doubleWindPair', 'countedYakuman'] as const),
    ...(['kongDraws', 'abortiveDraws', 'winners', 'liability', 'drawnMangan'] as const),
  ],
};
