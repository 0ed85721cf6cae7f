/** What a hand is worth, and the arithmetic that leads there. */
import type { MeldError } from '../core/hand.ts';
import type { Row } from './item.ts';
import type { View } from './view.ts';

/** What the rows come to. A rule set may add figures of its own. */
export interface Totals {
  readonly total: number;
  /** Before doubling. */
  readonly base: number;
  /** How many times two. */
  readonly doubles: number;
  /** Which limit the total is, if it is one. */
  readonly limit: string | null;
  /** Whether its owner may go out with it; absent where any complete hand may. */
  readonly enough?: boolean;
}

export interface Score<T extends Totals = Totals> {
  /** The hand in the reading that counts. */
  readonly view: View;
  /** Everything found in it, in the order of the table. */
  readonly rows: readonly Row[];
  readonly totals: T;
}

export type ScoreError =
  /** The tiles do not win under the rule set. */
  | { readonly code: 'not-complete' }
  /** More or fewer tiles than a player can hold; `count` without the winning tile. */
  | { readonly code: 'impossible-count'; readonly count: number; readonly melds: number }
  | MeldError
  /** The rule set does not score the hands of those who did not win. */
  | { readonly code: 'losers-do-not-score' };

/** One step of the arithmetic, as an explanation writes it. */
export type Step =
  | { readonly kind: 'sum'; readonly terms: readonly number[]; readonly result: number }
  /** `base` × 2 × 2 … */
  | {
      readonly kind: 'double';
      readonly base: number;
      readonly times: number;
      readonly result: number;
    }
  | { readonly kind: 'cap'; readonly of: number; readonly result: number }
  /** The hand is worth the limit as it stands. */
  | { readonly kind: 'limit'; readonly result: number };
