/** The pictures of "Settle the table": what the reader fills in as arrows, then what is owed. */
import {
  askedPairs,
  type SettleHints,
  type SettleQuestion,
  type SettleVerdict,
  seatsOf,
  settleHints,
  settlementOf,
} from '../../engine/index.ts';
import { BLANK_SUM, type SettleDraft, type SettleState, sumIn } from './settle-session.ts';
import { type Payment, type Settled, type SettleView, settleView } from './settle-view.ts';

export interface SettleBoard {
  readonly picture: SettleView;
  /** The hints taken so far say this; absent before the first. */
  readonly hints: SettleHints | undefined;
}

const settledOf = ({ account, options }: SettleQuestion): Settled => ({
  unit: 'francs',
  winner: account.winner,
  from: account.from,
  scores: account.scores,
  offender: account.fine?.seat,
  first: options.mode === 'old' ? account.dealer : undefined,
});

const UNTOLD = { points: 0, coefficient: 0, insteadOf: undefined, compared: undefined };

/** The reader's payments, each as an arrow of its sum. */
function drafted(question: SettleQuestion, draft: SettleDraft): readonly Payment[] {
  const { winner } = question.account;
  return askedPairs(question).flatMap((pair): readonly Payment[] => {
    const [first, second] = seatsOf(pair);
    const sum = sumIn(draft[pair] ?? BLANK_SUM) ?? 0;
    if (sum === 0) return [];
    const [from, to] = sum > 0 ? [first, second] : [second, first];
    const kind = to === winner ? 'winner' : 'losers';
    return [{ from, to, kind, amount: Math.abs(sum), ...UNTOLD }];
  });
}

/** The payments that were asked for; fines are the winner's. */
const askedIn = ({ ask }: SettleQuestion, { kind }: Payment): boolean =>
  ask === 'all' || (ask === 'losers') === (kind === 'losers');

function owed(question: SettleQuestion, { settlement }: SettleVerdict): SettleView {
  const { unit, seats, payments } = settleView(settlement, settledOf(question));
  return { unit, seats, payments: payments.filter((payment) => askedIn(question, payment)) };
}

export function settleBoard({ question, draft, verdict, hints }: SettleState): SettleBoard {
  const { unit, seats } = settleView(settlementOf([]), settledOf(question));
  return {
    picture: verdict
      ? owed(question, verdict)
      : { unit, seats, payments: drafted(question, draft) },
    hints: hints > 0 ? settleHints(question) : undefined,
  };
}
