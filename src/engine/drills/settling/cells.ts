/** The sums that a question asks for: payments between two seats, nets, or one sum alone. */
import { WINDS, type Wind } from '../../core/wind.ts';
import { type Settlement, type Transfer, tidy } from '../../scoring/settlement.ts';
import type { Verdict } from '../drill.ts';
import type { SettleQuestion } from './account.ts';
import { asksOneSum, SEAT_PAIRS, type SeatPair, seatsOf } from './settle-asks.ts';

export interface SettleAnswer {
  /** What the first seat of a pair pays the second, negative where it is paid; absent: nothing. */
  readonly pays: Readonly<Partial<Record<SeatPair, number>>>;
  readonly nets: Readonly<Partial<Record<Wind, number>>>;
  readonly sum?: number;
}

export interface SumVerdict {
  readonly mark: 'right' | 'wrong';
  readonly given: number | undefined;
  readonly wanted: number;
}

export interface PayVerdict {
  readonly pair: SeatPair;
  /** `turned`: the right sum, paid the wrong way. */
  readonly mark: 'right' | 'turned' | 'wrong';
  readonly given: number;
  readonly wanted: number;
  readonly made: readonly Transfer[];
}

export interface NetVerdict extends SumVerdict {
  readonly seat: Wind;
  /** Wrong, but what the reader's own payments come to. */
  readonly follows: boolean;
}

export interface SettleVerdict extends Verdict {
  readonly settlement: Settlement;
  readonly pays: readonly PayVerdict[];
  readonly nets: readonly NetVerdict[];
  readonly sum?: SumVerdict;
}

type SettleScope = Pick<SettleQuestion, 'ask' | 'winner'>;

/** Half a centime: sums are given to the centime. */
const CLOSE = 0.005;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

const total = (amounts: readonly number[]): number =>
  tidy(amounts.reduce((sum, amount) => sum + amount, 0));

export function pairsToFill({ ask: { kind }, winner }: SettleScope): readonly SeatPair[] {
  if (kind === 'all') return SEAT_PAIRS;
  if (kind !== 'winner' && kind !== 'losers') return [];
  return SEAT_PAIRS.filter(
    (pair) => (winner !== null && pair.includes(winner)) === (kind === 'winner'),
  );
}

/** The winner's net alone where losers do not settle yet. */
export function netsToFill({ ask: { kind }, winner }: SettleScope): readonly Wind[] {
  if (kind === 'all') return WINDS;
  return kind === 'winner' && winner !== null ? [winner] : [];
}

export function transfersToCount(
  { ask, winner }: SettleScope,
  { transfers }: Settlement,
): readonly Transfer[] {
  return transfers.filter(({ from, to, kind }) => {
    switch (ask.kind) {
      case 'winner':
        return to === winner;
      case 'losers':
        return kind === 'losers';
      case 'pays':
        return from === ask.from && to === ask.to;
      case 'out':
        return from === ask.from;
      case 'net':
        return from === ask.to || to === ask.to;
      default:
        return true;
    }
  });
}

const between = ({ transfers }: Settlement, pair: SeatPair): readonly Transfer[] =>
  transfers.filter(({ from, to }) => pair.includes(from) && pair.includes(to));

/** What the first seat of a pair pays the second in all. */
const paidIn = (settlement: Settlement, pair: SeatPair): number =>
  total(
    between(settlement, pair).map(({ from, amount }) => (pair.startsWith(from) ? amount : -amount)),
  );

export function settlementAnswer(question: SettleQuestion, settlement: Settlement): SettleAnswer {
  const { ask } = question;
  const pays = pairsToFill(question).map((pair) => [pair, paidIn(settlement, pair)] as const);
  const nets = netsToFill(question).map((seat) => [seat, settlement.payments[seat]] as const);
  const amounts = transfersToCount(question, settlement).map(({ amount }) => amount);
  const sum = ask.kind === 'net' ? settlement.payments[ask.to] : total(amounts);
  return {
    pays: Object.fromEntries(pays.filter(([, amount]) => amount !== 0)),
    nets: Object.fromEntries(nets),
    ...(asksOneSum(ask) && { sum }),
  };
}

function judgePay(given = 0, wanted = 0): Pick<PayVerdict, 'mark' | 'given' | 'wanted'> {
  if (isSame(given, wanted)) return { mark: 'right', given, wanted };
  return { mark: isSame(given, -wanted) ? 'turned' : 'wrong', given, wanted };
}

function judgeSum(given: number | undefined, wanted: number): SumVerdict {
  const isRight = given !== undefined && isSame(given, wanted);
  return { mark: isRight ? 'right' : 'wrong', given, wanted };
}

const netOf = ({ pays }: SettleAnswer, seat: Wind): number =>
  total(
    SEAT_PAIRS.map((pair) => {
      const [first, second] = seatsOf(pair);
      const amount = pays[pair] ?? 0;
      return seat === first ? -amount : seat === second ? amount : 0;
    }),
  );

export function judgeSettlement(
  question: SettleQuestion,
  settlement: Settlement,
  answer: SettleAnswer,
): SettleVerdict {
  const wanted = settlementAnswer(question, settlement);
  const pays = pairsToFill(question).map((pair) => ({
    ...{ pair, made: between(settlement, pair) },
    ...judgePay(answer.pays[pair], wanted.pays[pair]),
  }));
  const nets = netsToFill(question).map((seat) => {
    const judged = judgeSum(answer.nets[seat], wanted.nets[seat] ?? 0);
    const { mark, given } = judged;
    const follows = mark === 'wrong' && given !== undefined && isSame(given, netOf(answer, seat));
    return { seat, ...judged, follows };
  });
  const sum = wanted.sum === undefined ? undefined : judgeSum(answer.sum, wanted.sum);
  const marks = [...pays, ...nets, ...(sum ? [sum] : [])].map(({ mark }) => mark);
  const count = (mark: PayVerdict['mark']): number => marks.filter((own) => own === mark).length;
  return {
    right: count('right') === marks.length,
    marks: { found: count('right'), missed: count('turned'), wrong: count('wrong') },
    ...{ settlement, pays, nets },
    ...(sum && { sum }),
  };
}
