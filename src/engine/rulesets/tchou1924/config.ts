/** What a table agrees on before play (`tchou1924.config`). */
import type { Result } from '../../core/result.ts';
import {
  amountUpTo,
  type OptionError,
  type OptionSet,
  readOptions,
  wholeBetween,
} from '../../scoring/option.ts';

export const MODES = ['new', 'old'] as const;
export interface Tchou1924Options {
  readonly startingPoints: number;
  readonly limit: number;
  /** What two or more one-fan conditions are worth together: 3 fan, or their sum (E15). */
  readonly cumulation: 'three' | 'sum';
  readonly pingHou: boolean;
  readonly flowers: boolean;
  /** Who pays at the high coefficient (`tchou1924.II.mode.new`, `tchou1924.II.mode.old`). */
  readonly mode: (typeof MODES)[number];
  readonly coefficients: readonly [low: number, high: number];
  /** 0.01 is 10 francs for 1000 points; 1 keeps accounts in points. */
  readonly perPoint: number;
  /** Payments are rounded to a multiple of this; 0 for no rounding (E27). */
  readonly rounding: number;
  readonly rounds: number;
}

export const TCHOU1924_CHOICES = {
  startingPoints: [10, 20],
  limit: [300, 400],
  cumulation: ['three', 'sum'],
  pingHou: [false, true],
  flowers: [false, true],
  mode: MODES,
  coefficients: [
    [1, 2],
    [2, 4],
    [4, 8],
  ],
  rounding: [0, 0.05],
  rounds: [4, 8, 12],
} as const satisfies {
  readonly [Key in keyof Tchou1924Options]?: readonly Tchou1924Options[Key][];
};

export const TCHOU1924_DEFAULTS: Tchou1924Options = {
  startingPoints: 20,
  limit: 300,
  cumulation: 'three',
  pingHou: false,
  flowers: false,
  mode: 'new',
  coefficients: [2, 4],
  perPoint: 0.01,
  rounding: 0,
  rounds: 4,
};

export const readTchou1924Options = (
  given: Readonly<Record<string, unknown>>,
): Result<Tchou1924Options, OptionError> => readOptions(TCHOU1924_OPTIONS, given);

export const TCHOU1924_OPTIONS: OptionSet<Tchou1924Options> = {
  defaults: TCHOU1924_DEFAULTS,
  choices: TCHOU1924_CHOICES,
  // The book says "usually" of its points and "3 or 400" of its maximum, so others may be agreed.
  rules: {
    startingPoints: wholeBetween(0, 1000),
    limit: wholeBetween(1, 1_000_000),
    perPoint: amountUpTo(1_000_000),
  },
  scoring: ['startingPoints', 'limit', 'cumulation', 'pingHou', 'flowers'],
  settling: ['mode', 'coefficients'],
  playing: ['flowers', 'startingPoints', 'limit', 'cumulation', 'pingHou', 'mode', 'coefficients'],
  inPoints: { perPoint: 1 },
};
