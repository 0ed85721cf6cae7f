/** The hints on a table to settle in their steps, each saying more than the one before. */
import { WINDS, type Wind } from '../../core/wind.ts';
import type { Settlement, Transfer } from '../../scoring/settlement.ts';
import type { SettleQuestion, SettleSide } from './account.ts';
import { asksOneSum } from './asked.ts';
import { madeOf } from './cells.ts';

/** Who owes the most, by the coefficient or otherwise; the differences of losers; every payment. */
const SETTLE_HINTS = ['high', 'most', 'differences', 'payments'] as const;
export type SettleHintStep = (typeof SETTLE_HINTS)[number];

export interface SettleHints {
  /** Whose debts to the winner are the highest, whoever pays them. */
  readonly high: readonly Wind[];
  /** The payments among losers; none where nothing is owed. */
  readonly differences: readonly Transfer[];
  /** Every payment that is asked for. */
  readonly payments: readonly Transfer[];
}

/** The steps that help with what is asked. */
export function settleHintSteps(
  question: SettleQuestion,
  { kit, teaching }: SettleSide,
): readonly SettleHintStep[] {
  const { ask, winner } = question;
  if (winner === null) return ['payments'];
  const isPaid = ask.kind === 'pays' ? ask.to === winner : ask.kind !== 'losers';
  const hasLosers = ask.kind === 'pays' ? ask.to !== winner : ask.kind !== 'winner';
  const most = kit.settlingOptions.includes('coefficients') ? 'high' : 'most';
  return [
    ...(isPaid ? ([most] as const) : []),
    ...(hasLosers && teaching.losers ? (['differences'] as const) : []),
    'payments',
  ];
}

/** Those who would owe the winner the most if nobody were fined. */
function highest(toWinner: readonly Transfer[]): readonly Wind[] {
  const owed = (seat: Wind): number =>
    toWinner
      .filter(({ from, insteadOf }) => (insteadOf ?? from) === seat)
      .reduce((sum, { points, coefficient }) => sum + points * coefficient, 0);
  const most = Math.max(...WINDS.map(owed));
  return WINDS.filter((seat) => most > 0 && owed(seat) === most);
}

export function settleHints({ ask, winner }: SettleQuestion, settlement: Settlement): SettleHints {
  const { transfers } = settlement;
  const toWinner = transfers.filter(({ to }) => to === winner);
  const differences = transfers.filter(({ kind }) => kind === 'losers');
  const asked = { winner: toWinner, losers: differences, all: transfers };
  return {
    high: highest(toWinner),
    differences,
    payments: asksOneSum(ask) ? madeOf(ask, settlement) : asked[ask.kind as keyof typeof asked],
  };
}
