/** What a hand settles for a seat that does not win: among the losers, and where nobody wins. */
import { WINDS, type Wind, ZERO_BY_WIND } from '../core/wind.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { SeatView } from '../play/seat-view.ts';
import type { Account } from '../scoring/settlement.ts';
import type { Figures } from './measured/figures.ts';
import { situationOf } from './price.ts';
import type { SeatHand } from './seat-hand.ts';

export interface WithoutWin {
  /** Where another wins; and how much of it is due to this hand and what was laid for it. */
  readonly lost: number;
  readonly own: number;
  /** Where nobody wins: with a hand that is one tile short, and with another. */
  readonly ready: number;
  readonly unready: number;
}

interface PayContext {
  readonly view: SeatView;
  readonly rules: GameRules;
  readonly figures: Figures;
}

type Payment = (
  account: Pick<Account, 'winner' | 'scores' | 'deposits' | 'ready'>,
) => number | undefined;

/** Absent for a score that no hand of that seat is worth. */
const payerOf =
  ({ view, rules }: PayContext): Payment =>
  (account) => {
    const settled = rules.agreed.settle({ ...account, from: null, dealer: 'E' });
    return settled.ok ? settled.value.payments[view.seat] : undefined;
  };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const othersOf = ({ view }: PayContext): readonly Wind[] =>
  WINDS.filter((wind) => wind !== view.seat);

/** What the hand of a loser counts; the hands of losers count nothing where nobody's does. */
function countOf(hand: SeatHand, { view, rules, figures }: PayContext): number {
  if (figures.loser === 0) return 0;
  const pricing = { view, rules, hand, isReady: false };
  const score = rules.agreed.score(situationOf(pricing, hand.concealed));
  return score.ok ? score.value.totals.total : 0;
}

/** What a seat loses to a winner more than others do, by what its hand counts and what it has laid. */
function ownShare(context: PayContext, hand: SeatHand, deposits: Account['deposits'] = {}): number {
  const { view, figures } = context;
  const { winner, loser } = figures;
  const count = countOf(hand, context);
  if (count === loser && Object.keys(deposits).length === 0) return 0;
  const paid = payerOf(context);
  const scores = { E: loser, S: loser, W: loser, N: loser };
  const differences = othersOf(context).flatMap((wind) => {
    const usual = { winner: wind, scores: { ...scores, [wind]: winner } };
    const own = { ...usual, scores: { ...usual.scores, [view.seat]: count }, deposits };
    const [mine, theirs] = [paid(own), paid(usual)];
    return mine === undefined || theirs === undefined ? [] : [mine - theirs];
  });
  return mean(differences);
}

const SETS_OF_OTHERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where nobody wins, whoever of the others is ready. */
function drawnPay(context: PayContext, isReady: boolean): number {
  const { view, rules, figures } = context;
  if (!rules.kit.beside.includes('ready')) return 0;
  const paid = payerOf(context);
  const others = othersOf(context);
  return SETS_OF_OTHERS.reduce((sum, set) => {
    const ready = others.filter((_, at) => (set >> at) & 1);
    const chance = others.reduce((all, wind) => {
      const { [wind]: other } = view.others;
      const share = other?.isDeclared ? 1 : figures.ready;
      return all * (ready.includes(wind) ? share : 1 - share);
    }, 1);
    const seats = isReady ? [...ready, view.seat] : ready;
    return sum + chance * (paid({ winner: null, scores: ZERO_BY_WIND, ready: seats }) ?? 0);
  }, 0);
}

/** `restOf` of a hand as it is after a choice; `lays`: the choice lays a stake. */
export function withoutWinOf(context: PayContext): (hand: SeatHand, lays: boolean) => WithoutWin {
  const { view, figures } = context;
  const ready = drawnPay(context, true);
  const unready = drawnPay(context, false);
  return (hand, lays) => {
    const laid = (view.deposits[view.seat] ?? 0) + (lays ? 1 : 0);
    const own = ownShare(context, hand, laid > 0 ? { [view.seat]: laid } : {});
    return { lost: figures.lose + own, own, ready, unready };
  };
}
