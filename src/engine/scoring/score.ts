import type { MeldError } from '../core/hand.ts';
import type { Row } from './item.ts';
import type { RuleId } from './rule-id.ts';
import type { View } from './view.ts';

export interface Totals {
  readonly total: number;
  readonly base: number;
  readonly doubles: number;
  readonly limit: string | null;
  /** Whether it reaches the minimum; absent if there is none. */
  readonly enough?: boolean;
  /** Where rows count in these units; `fu` is null where none are counted. */
  readonly han?: number;
  readonly fu?: number | null;
}

/** What is against a win whose rows are not enough (`enough`). */
export interface NotEnough {
  readonly code: 'below-minimum' | 'no-yaku';
  readonly rule: RuleId;
}

export interface Score<T extends Totals = Totals> {
  readonly view: View;
  readonly rows: readonly Row[];
  readonly totals: T;
}

export const UNLAWFUL_WINS = ['too-many-chows', 'claimed-last-tile', 'chow-in-goulash'] as const;

/** Complete tiles that may not win as they stand or as the last one came. */
export interface UnlawfulWin {
  readonly code: (typeof UNLAWFUL_WINS)[number];
  readonly rule: RuleId;
}

export type ScoreError =
  | { readonly code: 'not-complete' }
  | UnlawfulWin
  /** `count` is without the winning tile. */
  | { readonly code: 'impossible-count'; readonly count: number; readonly melds: number }
  | MeldError
  | { readonly code: 'losers-do-not-score' };

/** Whether the hand is complete, and the rules forbid to win with it. */
export const isUnlawful = (error: ScoreError): error is UnlawfulWin =>
  UNLAWFUL_WINS.some((code) => code === error.code);

/** Who pays a share of what a hand is worth: whoever let the tile go, or of a drawn tile the others. */
export const PAYERS = ['discarder', 'each', 'dealer', 'others'] as const;

export type Step =
  /** Of `unit`, or of points. */
  | {
      readonly kind: 'sum';
      readonly terms: readonly number[];
      readonly result: number;
      readonly unit?: 'han' | 'fu';
    }
  /** Up to the next multiple of `to`. */
  | {
      readonly kind: 'round';
      readonly of: number;
      readonly to: number;
      readonly result: number;
      readonly unit?: 'fu';
    }
  | {
      readonly kind: 'double';
      readonly base: number;
      readonly times: number;
      readonly result: number;
    }
  | { readonly kind: 'cap'; readonly of: number; readonly result: number }
  /** `name` says which limit, where there are several; `times` how many, where they add up. */
  | {
      readonly kind: 'limit';
      readonly result: number;
      readonly name?: string;
      readonly times?: number;
    }
  /** `base` so many times, up to the next multiple of `to`. */
  | {
      readonly kind: 'payment';
      readonly payer: (typeof PAYERS)[number];
      readonly base: number;
      readonly times: number;
      readonly to: number;
      readonly result: number;
    };
