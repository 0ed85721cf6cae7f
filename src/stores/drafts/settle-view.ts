import { WINDS, type Wind } from '../../engine/notation.ts';
import type { Counter, MoneyUnit, RulesetId, Settlement } from '../../engine/scoring.ts';

export const SEAT_ROLES = ['winner', 'drew', 'supplier', 'ready', 'offender', 'first'] as const;
type SeatRole = (typeof SEAT_ROLES)[number];

export interface SettleSeat {
  readonly wind: Wind;
  readonly points: number | undefined;
  readonly roles: readonly SeatRole[];
  readonly net: number;
}

type Transfer = Settlement['transfers'][number];

/** `compared` are the two hands whose difference the points are, or what they count as. */
export interface PayLine extends Omit<Transfer, 'rule'> {
  /** The hands do not count as they stand. */
  readonly isRecounted?: true;
}

export interface SettleView {
  readonly rules: RulesetId;
  readonly unit: MoneyUnit;
  readonly seats: readonly SettleSeat[];
  readonly payments: readonly PayLine[];
  /** With what is paid, where the source says so. */
  readonly counters: readonly Counter[];
}

interface Settled {
  readonly rules: RulesetId;
  readonly unit: MoneyUnit;
  readonly winner: Wind | null;
  /** Where several won. */
  readonly winners?: readonly Wind[] | undefined;
  readonly from: Wind | null;
  readonly scores?: Readonly<Partial<Record<Wind, number>>> | undefined;
  readonly ready?: readonly Wind[] | undefined;
  readonly offender?: Wind | undefined;
  readonly first?: Wind | undefined;
  readonly counters?: readonly Counter[] | undefined;
}

function rolesOf(
  wind: Wind,
  { winner, winners = winner === null ? [] : [winner], from, ...others }: Settled,
): readonly SeatRole[] {
  const { ready, offender, first } = others;
  const won: SeatRole = from === null ? 'drew' : 'winner';
  return [
    ...(winners.includes(wind) ? [won] : []),
    ...(wind === from && wind !== offender ? (['supplier'] as const) : []),
    ...(ready?.includes(wind) ? (['ready'] as const) : []),
    ...(wind === offender ? (['offender'] as const) : []),
    ...(wind === first ? (['first'] as const) : []),
  ];
}

export function settleView({ transfers, payments }: Settlement, settled: Settled): SettleView {
  const { rules, unit, scores, counters = [] } = settled;
  return {
    rules,
    unit,
    counters,
    seats: WINDS.map((wind) => ({
      wind,
      points: scores?.[wind],
      roles: rolesOf(wind, settled),
      net: payments[wind],
    })),
    payments: transfers.map((transfer): PayLine => {
      if (transfer.compared) return { ...transfer, isRecounted: true };
      if (transfer.kind !== 'losers' || !scores) return transfer;
      const { from, to } = transfer;
      return { ...transfer, compared: { more: scores[to] ?? 0, less: scores[from] ?? 0 } };
    }),
  };
}
