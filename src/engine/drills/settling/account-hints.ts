/** The hints on a table to settle, each saying more than the one before. */
import { WINDS, type Wind } from '../../core/wind.ts';
import type { Settlement, Transfer } from '../../scoring/settlement.ts';
import type { SettleQuestion, SettleRules } from './account.ts';
import { transfersToCount } from './cells.ts';

/** Who owes the most, by the coefficient or otherwise; the differences of losers; every payment. */
type SettleHintStep = 'high' | 'most' | 'differences' | 'payments';

export interface SettleHints {
  /** Those who owe the winner the most, even where somebody else pays for them. */
  readonly high: readonly Wind[];
  readonly differences: readonly Transfer[];
  readonly payments: readonly Transfer[];
}

export function settleHintSteps(
  { ask, winner }: SettleQuestion,
  { kit, teaching }: SettleRules,
): readonly SettleHintStep[] {
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

export function settleHints(question: SettleQuestion, settlement: Settlement): SettleHints {
  const { transfers } = settlement;
  return {
    high: highest(transfers.filter(({ to }) => to === question.winner)),
    differences: transfers.filter(({ kind }) => kind === 'losers'),
    payments: transfersToCount(question, settlement),
  };
}
