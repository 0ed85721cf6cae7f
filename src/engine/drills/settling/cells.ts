/** The sums that a question asks for: payments between two seats, nets, or one sum alone. */
import { WINDS, type Wind } from '../../core/wind.ts';
import { type Settlement, type Transfer, tidy } from '../../scoring/settlement.ts';
import type { Verdict } from '../drill.ts';
import type { SettleQuestion } from './account.ts';
import { asksOneSum, SEAT_PAIRS, type SeatPair, type SettleAsk, seatsOf } from './asked.ts';

export interface SettleAnswer {
  /** What the first seat of a pair pays the second, less than nothing where it is paid; absent: nothing. */
  readonly pays: Readonly<Partial<Record<SeatPair, number>>>;
  /** What each seat has gained or lost in the end. */
  readonly nets: Readonly<Partial<Record<Wind, number>>>;
  /** The one sum that is asked for. */
  readonly sum?: number;
}

/** `turned`: the right sum, paid the wrong way. */
type CellMark = 'right' | 'turned' | 'wrong';

export interface PayVerdict {
  readonly pair: SeatPair;
  readonly mark: CellMark;
  readonly given: number;
  readonly wanted: number;
  /** The payments it is made of, between these two. */
  readonly made: readonly Transfer[];
}

export interface NetVerdict {
  readonly seat: Wind;
  readonly mark: 'right' | 'wrong';
  readonly given: number | undefined;
  readonly wanted: number;
  /** Wrong, but what the reader's own payments come to. */
  readonly follows: boolean;
}

export interface SumVerdict {
  readonly mark: 'right' | 'wrong';
  readonly given: number | undefined;
  readonly wanted: number;
}

export interface SettleVerdict extends Verdict {
  readonly settlement: Settlement;
  readonly pays: readonly PayVerdict[];
  readonly nets: readonly NetVerdict[];
  readonly sum?: SumVerdict;
}

type Asked = Pick<SettleQuestion, 'ask' | 'winner'>;

/** Half a centime: sums are given to the centime. */
const CLOSE = 0.005;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

const total = (amounts: readonly number[]): number =>
  tidy(amounts.reduce((sum, amount) => sum + amount, 0));

/** The payments that a question asks for. */
export function askedPairs({ ask: { kind }, winner }: Asked): readonly SeatPair[] {
  if (kind === 'all') return SEAT_PAIRS;
  if (kind !== 'winner' && kind !== 'losers') return [];
  return SEAT_PAIRS.filter(
    (pair) => (winner !== null && pair.includes(winner)) === (kind === 'winner'),
  );
}

/** The seats whose net is asked for: of the winner alone where losers do not settle yet. */
export function askedNets({ ask: { kind }, winner }: Asked): readonly Wind[] {
  if (kind === 'all') return WINDS;
  return kind === 'winner' && winner !== null ? [winner] : [];
}

/** The payments that one sum is made of. */
export function madeOf(ask: SettleAsk, { transfers }: Settlement): readonly Transfer[] {
  switch (ask.kind) {
    case 'pays':
      return transfers.filter(({ from, to }) => from === ask.from && to === ask.to);
    case 'out':
      return transfers.filter(({ from }) => from === ask.from);
    case 'net':
      return transfers.filter(({ from, to }) => from === ask.to || to === ask.to);
    default:
      return transfers;
  }
}

function sumAsked(ask: SettleAsk, settlement: Settlement): number {
  if (ask.kind === 'net') return settlement.payments[ask.to];
  return total(madeOf(ask, settlement).map(({ amount }) => amount));
}

const between = ({ transfers }: Settlement, pair: SeatPair): readonly Transfer[] =>
  transfers.filter(({ from, to }) => pair.includes(from) && pair.includes(to));

/** What the first seat of a pair pays the second in all. */
function paidIn(settlement: Settlement, pair: SeatPair): number {
  const [first] = seatsOf(pair);
  return total(
    between(settlement, pair).map(({ from, amount }) => (from === first ? amount : -amount)),
  );
}

/** The right answer, of the cells that are asked for. */
export function settledAnswer(question: SettleQuestion, settlement: Settlement): SettleAnswer {
  const pays = askedPairs(question).map((pair) => [pair, paidIn(settlement, pair)] as const);
  const nets = askedNets(question).map((seat) => [seat, settlement.payments[seat]] as const);
  return {
    pays: Object.fromEntries(pays.filter(([, amount]) => amount !== 0)),
    nets: Object.fromEntries(nets),
    ...(asksOneSum(question.ask) && { sum: sumAsked(question.ask, settlement) }),
  };
}

function markOf(given: number, wanted: number): CellMark {
  if (isSame(given, wanted)) return 'right';
  return isSame(given, -wanted) ? 'turned' : 'wrong';
}

/** What a seat gains by the payments of an answer. */
const netOf = ({ pays }: SettleAnswer, seat: Wind): number =>
  total(
    SEAT_PAIRS.map((pair) => {
      const amount = pays[pair] ?? 0;
      const [first, second] = seatsOf(pair);
      return seat === first ? -amount : seat === second ? amount : 0;
    }),
  );

function judgeSum(given: number | undefined, wanted: number): SumVerdict {
  const right = given !== undefined && isSame(given, wanted);
  return { mark: right ? 'right' : 'wrong', given, wanted };
}

/** Cell by cell, each with its arithmetic. */
export function judgeSettlement(
  question: SettleQuestion,
  settlement: Settlement,
  answer: SettleAnswer,
): SettleVerdict {
  const wanted = settledAnswer(question, settlement);
  const pays = askedPairs(question).map((pair): PayVerdict => {
    const [given, due] = [answer.pays[pair] ?? 0, wanted.pays[pair] ?? 0];
    return { pair, mark: markOf(given, due), given, wanted: due, made: between(settlement, pair) };
  });
  const nets = askedNets(question).map((seat): NetVerdict => {
    const judged = judgeSum(answer.nets[seat], wanted.nets[seat] ?? 0);
    const { mark, given } = judged;
    const follows = mark === 'wrong' && given !== undefined && isSame(given, netOf(answer, seat));
    return { seat, ...judged, follows };
  });
  const sum = wanted.sum === undefined ? undefined : judgeSum(answer.sum, wanted.sum);
  const all = [...pays, ...nets, ...(sum ? [sum] : [])];
  const count = (mark: CellMark): number => all.filter((cell) => cell.mark === mark).length;
  return {
    right: count('right') === all.length,
    marks: { found: count('right'), missed: count('turned'), wrong: count('wrong') },
    ...{ settlement, pays, nets },
    ...(sum && { sum }),
  };
}
