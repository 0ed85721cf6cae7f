/** How a settlement is judged: cell by cell, each with its arithmetic. */
import { WINDS, type Wind } from '../../core/wind.ts';
import { type Settlement, type Transfer, tidy } from '../../scoring/settlement.ts';
import type { Verdict } from '../former-drill.ts';
import { type SettleQuestion, settlementFor } from './settle-question.ts';

/** Two seats in the order of turns, as one cell: `ES`. */
export const SEAT_PAIRS = ['ES', 'EW', 'EN', 'SW', 'SN', 'WN'] as const;
export type SeatPair = (typeof SEAT_PAIRS)[number];

export const seatsOf = (pair: SeatPair): readonly [Wind, Wind] => [...pair] as [Wind, Wind];

export interface SettleAnswer {
  /** What the first seat of a pair pays the second, less than nothing where it is paid; absent: nothing. */
  readonly pays: Readonly<Partial<Record<SeatPair, number>>>;
  /** What each seat has gained or lost in the end. */
  readonly nets: Readonly<Partial<Record<Wind, number>>>;
}

/** `turned`: the right sum, paid the wrong way. */
export type CellMark = 'right' | 'turned' | 'wrong';

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

export interface SettleVerdict extends Verdict {
  readonly settlement: Settlement;
  readonly pays: readonly PayVerdict[];
  readonly nets: readonly NetVerdict[];
}

/** Half a centime: sums are given to the centime. */
const CLOSE = 0.005;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

/** The cells that a question asks for. */
export function askedPairs({ ask, account }: SettleQuestion): readonly SeatPair[] {
  if (ask === 'all') return SEAT_PAIRS;
  return SEAT_PAIRS.filter((pair) => pair.includes(account.winner) === (ask === 'winner'));
}

/** The seats whose net is asked for: of the winner alone where losers do not settle yet. */
export function askedNets({ ask, account }: SettleQuestion): readonly Wind[] {
  if (ask === 'losers') return [];
  return ask === 'all' ? WINDS : [account.winner];
}

const between = ({ transfers }: Settlement, pair: SeatPair): readonly Transfer[] =>
  transfers.filter(({ from, to }) => pair.includes(from) && pair.includes(to));

/** What the first seat of a pair pays the second in all. */
function paidIn(settlement: Settlement, pair: SeatPair): number {
  const [first] = seatsOf(pair);
  const signed = between(settlement, pair).map(({ from, amount }) =>
    from === first ? amount : -amount,
  );
  return tidy(signed.reduce((sum, amount) => sum + amount, 0));
}

/** The right answer, of the cells that are asked for. */
export function settledAnswer(question: SettleQuestion): SettleAnswer {
  const settlement = settlementFor(question);
  const pays = askedPairs(question).map((pair) => [pair, paidIn(settlement, pair)] as const);
  const nets = askedNets(question).map((seat) => [seat, settlement.payments[seat]] as const);
  return { pays: Object.fromEntries(pays), nets: Object.fromEntries(nets) };
}

function markOf(given: number, wanted: number): CellMark {
  if (isSame(given, wanted)) return 'right';
  return isSame(given, -wanted) ? 'turned' : 'wrong';
}

/** What a seat gains by the payments of an answer. */
function netOf({ pays }: SettleAnswer, seat: Wind): number {
  const signed = SEAT_PAIRS.map((pair) => {
    const amount = pays[pair] ?? 0;
    const [first, second] = seatsOf(pair);
    return seat === first ? -amount : seat === second ? amount : 0;
  });
  return tidy(signed.reduce((sum, amount) => sum + amount, 0));
}

export function judgeSettlement(question: SettleQuestion, answer: SettleAnswer): SettleVerdict {
  const settlement = settlementFor(question);
  const wanted = settledAnswer(question);
  const pays = askedPairs(question).map((pair): PayVerdict => {
    const [given, due] = [answer.pays[pair] ?? 0, wanted.pays[pair] ?? 0];
    const made = between(settlement, pair);
    return { pair, mark: markOf(given, due), given, wanted: due, made };
  });
  const nets = askedNets(question).map((seat): NetVerdict => {
    const [given, due] = [answer.nets[seat], wanted.nets[seat] ?? 0];
    const right = given !== undefined && isSame(given, due);
    const follows = !right && given !== undefined && isSame(given, netOf(answer, seat));
    return { seat, mark: right ? 'right' : 'wrong', given, wanted: due, follows };
  });
  const right = [...pays, ...nets].every(({ mark }) => mark === 'right');
  return { right, settlement, pays, nets };
}
