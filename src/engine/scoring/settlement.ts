/** Who pays whom when a hand is over. */
import { WINDS, type Wind } from '../core/wind.ts';
import type { RuleId } from './rule-id.ts';

/** What a settlement starts from. */
export interface Account {
  /** `null`: nobody won. */
  readonly winner: Wind | null;
  /** Who let the winning tile go, or was robbed of it; `null`: the winner drew it. */
  readonly from: Wind | null;
  /** What each hand is worth to its owner. */
  readonly scores: Readonly<Record<Wind, number>>;
  readonly dealer: Wind;
  /** A fine that its rule set knows, and who pays it. */
  readonly fine?: { readonly kind: string; readonly seat: Wind };
}

/** What accounts are kept in. */
export const MONEY_UNITS = ['francs', 'points'] as const;
export type MoneyUnit = (typeof MONEY_UNITS)[number];

export type AccountError =
  /** A winner cannot win on his own discard. */
  | { readonly code: 'winner-pays-himself'; readonly seat: Wind }
  /** Without a winner no tile was won with. */
  | { readonly code: 'tile-without-winner'; readonly seat: Wind }
  /** Only a loser is fined, and only where somebody won. */
  | { readonly code: 'fine-without-loser'; readonly seat: Wind };

/** Why a payment is owed: to the winner, for the difference of two losers' hands, as a fine. */
export const TRANSFER_KINDS = ['winner', 'losers', 'fine'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** One payment: `points` times `coefficient`, `amount` of it in the money of the table. */
export interface Transfer {
  readonly from: Wind;
  readonly to: Wind;
  readonly points: number;
  readonly coefficient: number;
  readonly amount: number;
  readonly kind: TransferKind;
  /** The rule by which it is owed. */
  readonly rule: RuleId;
  /** Whose debt it is, where a fine makes another player pay it. */
  readonly insteadOf?: Wind;
}

export interface Settlement {
  readonly transfers: readonly Transfer[];
  /** What each seat gains (+) or pays (−) in all; sums to zero. */
  readonly payments: Readonly<Record<Wind, number>>;
}

/** A sum of money without the noise of binary fractions: good to a millionth. */
export const tidy = (amount: number): number => Math.round(amount * 1e6) / 1e6 + 0;

/** The transfers, and what they come to for each seat. */
export function settlementOf(transfers: readonly Transfer[]): Settlement {
  const payments = { E: 0, S: 0, W: 0, N: 0 };
  for (const { from, to, amount } of transfers) {
    payments[from] = tidy(payments[from] - amount);
    payments[to] = tidy(payments[to] + amount);
  }
  return { transfers, payments };
}

export const othersThan = (...seats: readonly Wind[]): readonly Wind[] =>
  WINDS.filter((wind) => !seats.includes(wind));

/** What is wrong with an account; absent if it is one that can be. */
export function accountError({
  winner,
  from,
}: Pick<Account, 'winner' | 'from'>): AccountError | undefined {
  if (from === null) return undefined;
  if (winner === null) return { code: 'tile-without-winner', seat: from };
  return winner === from ? { code: 'winner-pays-himself', seat: winner } : undefined;
}
