import type { Meld } from '../core/group.ts';
import type { Situation } from '../core/situation.ts';
import type { Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import type { RuleId } from './rule-id.ts';
import type { Score, Totals } from './score.ts';

export interface Account {
  readonly winner: Wind | null;
  /** Who discarded the winning tile or was robbed of it; `null`: it was drawn. */
  readonly from: Wind | null;
  readonly scores: Readonly<Record<Wind, number>>;
  readonly dealer: Wind;
  /** The limit that the winner's hand is worth as it stands, by its name. */
  readonly limit?: string | null;
  /** Hands in a row that were drawn or won by the dealer, where each makes the win dearer. */
  readonly repeats?: number;
  /** Stakes that lie on the table, this hand's and earlier ones, by who laid them. */
  readonly deposits?: Readonly<Partial<Record<Wind, number>>>;
  /** Who showed a ready hand when nobody won. */
  readonly ready?: readonly Wind[];
  /** Who discarded ends and honours alone, none of them taken, where that is paid when nobody won. */
  readonly drawnMangan?: readonly Wind[];
  readonly fine?: { readonly kind: string; readonly seat: Wind };
}

/** What an account may say beside the hands and the fine: its fields of the same names. */
export const ACCOUNT_PARTS = ['repeats', 'deposits', 'ready'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** A hand that was shown as won and is not: nobody wins, and nothing else is settled. */
export interface FalseWin {
  readonly offender: Wind;
  readonly dealer: Wind;
}

/** It won, or made a meld of the hand that won later. */
export type DiscardUse = 'won' | 'claimed';

/** A discard that the winner took, for rules that make its discarder answer for it. */
export interface TakenDiscard<T extends Totals = Totals> {
  readonly tile: Tile;
  readonly use: DiscardUse;
  /** The discarder's hand without the tile, when it was taken. */
  readonly discarder: Situation;
  readonly winner: Wind;
  /** What lay on the table before each player when it was taken. */
  readonly shown: Readonly<Record<Wind, readonly Meld[]>>;
  readonly won: Score<T>;
}

export const MONEY_UNITS = ['francs', 'points'] as const;
export type MoneyUnit = (typeof MONEY_UNITS)[number];

export type AccountError =
  | { readonly code: 'winner-pays-himself'; readonly seat: Wind }
  | { readonly code: 'tile-without-winner'; readonly seat: Wind }
  | { readonly code: 'fine-without-loser' | 'fine-without-yakuman'; readonly seat: Wind }
  | { readonly code: 'full-fine-without-tile'; readonly seat: Wind; readonly rule: RuleId }
  /** No hand is worth that. */
  | { readonly code: 'impossible-score'; readonly seat: Wind; readonly points: number }
  /** A hand is: `fine-on-cheap-win`, but none whose win is fined; `below-minimum`, but no winner's. */
  | {
      readonly code: 'fine-on-cheap-win' | 'below-minimum';
      readonly seat: Wind;
      readonly points: number;
      readonly least: number;
      readonly rule: RuleId;
    };

/** `ready`: from those who were not, when nobody won. */
export const TRANSFER_KINDS = ['winner', 'repeats', 'deposits', 'ready', 'losers', 'fine'] as const;

/** `amount` is `points` × `coefficient` in the money of the table, up to a cap. */
export interface Transfer {
  readonly from: Wind;
  readonly to: Wind;
  readonly points: number;
  readonly coefficient: number;
  readonly amount: number;
  /** The scores whose difference the points are, where they are not those of the hands. */
  readonly compared?: { readonly more: number; readonly less: number };
  /** The most that is paid, where more is owed. */
  readonly cappedAt?: number;
  readonly kind: (typeof TRANSFER_KINDS)[number];
  readonly rule: RuleId;
  /** Whose debt it is, if a fine makes another player pay it. */
  readonly insteadOf?: Wind;
}

/** What is paid with: the worth of one, and how many each player begins with. */
export interface Counter {
  readonly points: number;
  readonly each: number;
  /** The holes by which it is known, where the source tells. */
  readonly holes?: number;
}

/** The fewest counters that make an amount, the dearest first; none if they do not make it. */
export function inCounters(
  amount: number,
  counters: readonly Counter[],
): readonly { readonly points: number; readonly count: number }[] {
  let left = amount;
  const made = counters
    .toSorted((a, b) => b.points - a.points)
    .map(({ points }) => {
      const count = Math.floor(left / points);
      left -= count * points;
      return { points, count };
    })
    .filter(({ count }) => count > 0);
  return left === 0 ? made : [];
}

export interface Settlement {
  readonly transfers: readonly Transfer[];
  readonly payments: Readonly<Record<Wind, number>>;
}

/** Removes binary rounding noise: exact to a millionth. */
export const tidy = (amount: number): number => Math.round(amount * 1e6) / 1e6 + 0;

/** The transfers with what each seat gains by them, in their unit, to a millionth. */
export function settlementOf(transfers: readonly Transfer[]): Settlement {
  const payments = { E: 0, S: 0, W: 0, N: 0 };
  for (const { from, to, amount } of transfers) {
    payments[from] = tidy(payments[from] - amount);
    payments[to] = tidy(payments[to] + amount);
  }
  return { transfers, payments };
}

/** What is owed, before it is said how many times and in what money it is paid. */
export type Owed = Pick<Transfer, 'from' | 'to' | 'points' | 'kind' | 'rule'>;

export const transferOf = (owed: Owed, coefficient = 1): Transfer => ({
  ...owed,
  coefficient,
  amount: owed.points * coefficient,
});

export const othersThan = (...seats: readonly Wind[]): readonly Wind[] =>
  WINDS.filter((wind) => !seats.includes(wind));

/** Each pair of losers settles the difference of their scores. */
export function differencesOfLosers(
  winner: Wind,
  scoreOf: (seat: Wind) => number,
): readonly Pick<Transfer, 'from' | 'to' | 'points'>[] {
  const losers = othersThan(winner);
  return losers.flatMap((loser, at) =>
    losers.slice(at + 1).flatMap((other) => {
      const points = scoreOf(loser) - scoreOf(other);
      if (points === 0) return [];
      const [from, to] = points > 0 ? [other, loser] : [loser, other];
      return [{ from, to, points: Math.abs(points) }];
    }),
  );
}

/** Scores as they count where no hand is worth more than a limit. */
export const cutAt = (limit: number, { E, S, W, N }: Account['scores']): Account['scores'] => ({
  E: Math.min(E, limit),
  S: Math.min(S, limit),
  W: Math.min(W, limit),
  N: Math.min(N, limit),
});

export function accountError({
  winner,
  from,
}: Pick<Account, 'winner' | 'from'>): AccountError | undefined {
  if (from === null) return undefined;
  if (winner === null) return { code: 'tile-without-winner', seat: from };
  return winner === from ? { code: 'winner-pays-himself', seat: winner } : undefined;
}
