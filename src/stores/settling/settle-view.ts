import { WINDS, type Wind } from '../../engine/notation.ts';
import type { MoneyUnit, Settlement } from '../../engine/scoring.ts';

export const SEAT_ROLES = ['winner', 'drew', 'supplier', 'offender', 'first'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

export interface SettleSeat {
  readonly wind: Wind;
  readonly points: number | undefined;
  readonly roles: readonly SeatRole[];
  readonly net: number;
}

type Transfer = Settlement['transfers'][number];

export interface Payment extends Omit<Transfer, 'rule'> {
  /** The two hands whose difference the points are. */
  readonly compared?: { readonly more: number; readonly less: number };
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

function paymentOf(transfer: Transfer, { scores }: Settled): Payment {
  if (transfer.kind !== 'losers' || !scores) return transfer;
  const { from, to } = transfer;
  return { ...transfer, compared: { more: scores[to] ?? 0, less: scores[from] ?? 0 } };
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
