/** What a table agrees on before play, where the article is silent (F02, F03) or says two things (F09). */
import { type Choices, firstOf, type OptionSet } from '../../scoring/option.ts';

export interface EncyclopedieOptions {
  /** The article has no table of points; players who want to count may borrow that of 1924. */
  readonly points: 'none' | 'tchou1924';
  /** Whether the limit hands of the borrowed table win and count (`encyclopedie.fin.2`, F03). */
  readonly grandsJeux: boolean;
  /** Whether East doubles what he pays and gets, or his score before differences are taken (F09). */
  readonly eastDouble: 'payments' | 'scores';
}

const CHOICES: Choices<EncyclopedieOptions> = {
  points: ['none', 'tchou1924'],
  grandsJeux: [false, true],
  eastDouble: ['payments', 'scores'],
};

export const ENCYCLOPEDIE_DEFAULTS = firstOf(CHOICES);

export const ENCYCLOPEDIE_OPTIONS: OptionSet<EncyclopedieOptions> = {
  defaults: ENCYCLOPEDIE_DEFAULTS,
  choices: CHOICES,
  scoring: ['points', 'grandsJeux'],
  settling: ['eastDouble'],
  playing: ['points', 'grandsJeux', 'eastDouble'],
};
