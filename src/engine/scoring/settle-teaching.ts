import type { Wind } from '../core/wind.ts';

export interface PointRange {
  readonly start: readonly number[];
  readonly pieces: readonly number[];
  readonly mostPieces: number;
  readonly doubles: readonly number[];
}

/** What sets and pairs add where they are counted in points. */
export const PIECES = [0, 2, 2, 4, 4, 8, 8, 16] as const;

export const LOSERS_POINTS: PointRange = {
  start: [0],
  pieces: PIECES,
  mostPieces: 3,
  doubles: [0, 0, 0, 1],
};

/** What a hand can be worth, by who won and how; East has the first hand. */
export type WorthsByWinner = (winner: Wind, from: Wind | null) => readonly number[];

export interface SettleTopic {
  readonly ask: 'winner' | 'losers' | 'all';
  /** Options to choose from; by default all that the source offers. */
  readonly options?: Readonly<Record<string, readonly unknown[]>>;
  readonly drawn?: boolean;
  readonly fined?: true;
  /** The one with the first hand is among the losers. */
  readonly dealerLoses?: true;
  /** Absent where nobody wins. */
  readonly winner?: PointRange | WorthsByWinner;
  /** How many repeats there may be, and how many stakes on the table; by default none. */
  readonly repeats?: readonly number[];
  readonly deposits?: readonly number[];
}

export interface SettleTeaching {
  readonly topics: Readonly<Record<string, SettleTopic>>;
  readonly losers?: PointRange;
  readonly mostPoints: number;
  /** Fines that only whoever let the last tile go may owe. */
  readonly finesForTheTile?: readonly string[];
  readonly looksAtDealer: (options: Readonly<Record<string, unknown>>) => boolean;
}
