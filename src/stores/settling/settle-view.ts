import { WINDS, type Wind } from '../../engine/notation.ts';
import type { MoneyUnit, Settlement, TransferKind } from '../../engine/scoring.ts';

export const SEAT_ROLES = ['winner', 'drew', 'supplier', 'offender', 'first'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

export interface SettleSeat {
  readonly wind: Wind;
  readonly points: number | undefined;
  readonly roles: readonly SeatRole[];
  readonly net: number;
}

export interface Payment {
  readonly from: Wind;
  readonly to: Wind;
  readonly kind: TransferKind;
  readonly points: number;
  readonly coefficient: number;
  readonly amount: number;
  /** Who would have owed it. */
  readonly insteadOf: Wind | undefined;
  /** The two hands whose difference the points are. */
  readonly compared: { readonly more: number; readonly less: number } | undefined;
}

export interface SettleView {
  readonly unit: MoneyUnit;
  readonly seats: readonly SettleSeat[];
  readonly payments: readonly Payment[];
}

export interface Settled {
  readonly unit: MoneyUnit;
  readonly winner: Wind | null;
  readonly from: Wind | null;
  readonly scores?: Readonly<Partial<Record<Wind, number>>> | undefined;
  readonly offender?: Wind | undefined;
  /** Who has the first hand, where the mode of payment looks at it. */
  readonly first?: Wind | undefined;
}

function rolesOf(wind: Wind, { winner, from, offender, first }: Settled): readonly SeatRole[] {
  const won: SeatRole = from === null ? 'drew' : 'winner';
  return [
    ...(wind === winner ? [won] : []),
    ...(wind === from && wind !== offender ? (['supplier'] as const) : []),
    ...(wind === offender ? (['offender'] as const) : []),
    ...(wind === first ? (['first'] as const) : []),
  ];
}

function paymentOf(transfer: Settlement['transfers'][number], { scores }: Settled): Payment {
  const { from, to, points, coefficient, amount, kind, insteadOf } = transfer;
  const compared =
    kind === 'losers' && scores ? { more: scores[to] ?? 0, less: scores[from] ?? 0 } : undefined;
  return { from, to, kind, points, coefficient, amount, insteadOf, compared };
}

export const settleView = ({ transfers, payments }: Settlement, settled: Settled): SettleView => ({
  unit: settled.unit,
  seats: WINDS.map((wind) => ({
    wind,
    points: settled.scores?.[wind],
    roles: rolesOf(wind, settled),
    net: payments[wind],
  })),
  payments: transfers.map((transfer) => paymentOf(transfer, settled)),
});
