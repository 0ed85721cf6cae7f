/** The pictures of "Settle the table": what the reader fills in as arrows, then what is owed. */
import { type SettleTypes, seatsOf } from '../../engine/drills.ts';
import { settlementOf } from '../../engine/scoring.ts';
import { draftOf, type SettleDraft, sumIn } from './settle-draft.ts';
import { type Payment, type Settled, type SettleView, settleView } from './settle-view.ts';

const settledOf = ({ unit, winner, from, scores, fine, first }: SettleTypes['shown']): Settled => ({
  ...{ unit, winner, from, scores, first },
  offender: fine?.seat,
});

function drafted({ pairs, winner }: SettleTypes['shown'], draft: SettleDraft): readonly Payment[] {
  return pairs.flatMap((pair): readonly Payment[] => {
    const [first, second] = seatsOf(pair);
    const sum = sumIn(draftOf(draft, pair)) ?? 0;
    if (sum === 0) return [];
    const [from, to] = sum > 0 ? [first, second] : [second, first];
    const kind = to === winner ? 'winner' : 'losers';
    return [{ from, to, kind, amount: Math.abs(sum), points: 0, coefficient: 0 }];
  });
}

/** The payments that were asked for, all of them where one sum was; fines are the winner's. */
function isAsked({ ask: { kind } }: SettleTypes['shown'], payment: Payment): boolean {
  if (kind !== 'winner' && kind !== 'losers') return true;
  return (kind === 'losers') === (payment.kind === 'losers');
}

interface SettleBoardState {
  readonly shown: SettleTypes['shown'];
  readonly draft: SettleDraft;
  readonly verdict: SettleTypes['verdict'] | undefined;
}

export function settlePicture({ shown, draft, verdict }: SettleBoardState): SettleView {
  const view = settleView(verdict?.settlement ?? settlementOf([]), settledOf(shown));
  const payments = verdict
    ? view.payments.filter((payment) => isAsked(shown, payment))
    : drafted(shown, draft);
  return { ...view, payments };
}
