/** What a table agrees on before play, where the article is silent (F02, F03) or says two things (F09). */
import { type Choices, firstOf, type OptionSet } from '../../scoring/option.ts';

const POINTS = ['none', 'tchou1924'] as const;
/** The article has no table of points; a table of 1924 is lent to those who want to count. */
type Points = (typeof POINTS)[number];

const EAST_DOUBLE = ['payments', 'scores'] as const;
/** Whether East doubles what he pays and gets, or his score before differences are taken (F09). */
type EastDouble = (typeof EAST_DOUBLE)[number];

export interface EncyclopedieOptions {
  readonly points: Points;
  /** Whether the limit hands of the lent table win and count (`encyclopedie.fin.2`, F03). */
  readonly grandsJeux: boolean;
  readonly eastDouble: EastDouble;
}

const CHOICES: Choices<EncyclopedieOptions> = {
  points: POINTS,
  grandsJeux: [false, true],
  eastDouble: EAST_DOUBLE,
};

export const ENCYCLOPEDIE_DEFAULTS = firstOf(CHOICES);

export const ENCYCLOPEDIE_OPTIONS: OptionSet<EncyclopedieOptions> = {
  defaults: ENCYCLOPEDIE_DEFAULTS,
  choices: CHOICES,
  scoring: ['points', 'grandsJeux'],
  settling: ['eastDouble'],
  playing: ['points', 'grandsJeux', 'eastDouble'],
};
