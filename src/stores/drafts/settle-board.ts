import { type SettleTypes, seatsOf } from '../../engine/drills.ts';
import { settlementOf } from '../../engine/scoring.ts';
import type { SessionState } from '../question/drill-session.ts';
import { draftOf, type SettleDraft, sumIn } from './settle-draft.ts';
import { type PayLine, type SettleView, settleView } from './settle-view.ts';

function paymentsInDraft(
  { pairs, winner }: SettleTypes['shown'],
  draft: SettleDraft,
): readonly PayLine[] {
  return pairs.flatMap((pair): readonly PayLine[] => {
    const [first, second] = seatsOf(pair);
    const sum = sumIn(draftOf(draft, pair)) ?? 0;
    if (sum === 0) return [];
    const [from, to] = sum > 0 ? [first, second] : [second, first];
    const kind = to === winner ? 'winner' : 'losers';
    return [{ from, to, kind, amount: Math.abs(sum), points: 0, coefficient: 0 }];
  });
}

/** Where one sum is asked all payments are; fines count among the winner's. */
const isAsked = ({ ask: { kind } }: SettleTypes['shown'], payment: PayLine): boolean =>
  kind === 'winner' ? payment.kind !== 'losers' : kind !== 'losers' || payment.kind === 'losers';

export function settlePicture({
  shown,
  draft,
  verdict,
}: Pick<SessionState<SettleTypes, SettleDraft>, 'shown' | 'draft' | 'verdict'>): SettleView {
  const settled = { ...shown, offender: shown.fine?.seat };
  const view = settleView(verdict?.settlement ?? settlementOf([]), settled);
  const payments = verdict
    ? view.payments.filter((payment) => isAsked(shown, payment))
    : paymentsInDraft(shown, draft);
  return { ...view, payments };
}
