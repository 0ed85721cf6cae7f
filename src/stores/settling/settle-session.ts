/** One settlement of "Settle the table", from its appearance to its accounts. */
import {
  askedNets,
  askedPairs,
  fail,
  ok,
  type Result as Read,
  type SeatPair,
  type SettleAnswer,
  type SettleQuestion,
  type SettleVerdict,
  seatsOf,
  settleHintSteps,
  settleTable,
  type Wind,
} from '../../engine/index.ts';
import {
  type AnswerSession,
  type AnswerState,
  type Asked,
  createAnswerSession,
} from '../answer-session.ts';
import { numberIn } from '../figures.ts';
import type { Result } from '../progress.ts';

/** A sum as it was typed, and whether it goes the other way. */
export interface SumDraft {
  readonly text: string;
  /** Of a payment: the second seat pays the first. Of a net: it is a loss. */
  readonly turned: boolean;
}

/** A payment between two seats, or the net of one. */
export type SettleCell = SeatPair | Wind;
export type SettleDraft = Readonly<Partial<Record<SettleCell, SumDraft>>>;

export type SettleState = AnswerState<SettleQuestion, SettleDraft, SettleVerdict>;
export interface SettleSession extends AnswerSession<SettleQuestion, SettleDraft, SettleVerdict> {
  readonly write: (cell: SettleCell, text: string) => void;
  /** Turns a payment round, or a gain into a loss. */
  readonly turn: (cell: SettleCell) => void;
}

export const BLANK_SUM: SumDraft = { text: '', turned: false };

export const cellsOf = (question: SettleQuestion): readonly SettleCell[] => [
  ...askedPairs(question),
  ...askedNets(question),
];

/** Payments point at the winner from the start; losers lose until it is said otherwise. */
function blank(question: SettleQuestion): SettleDraft {
  const { winner } = question.account;
  const pays = askedPairs(question).map((pair) => {
    const [first] = seatsOf(pair);
    return [pair, { ...BLANK_SUM, turned: first === winner }] as const;
  });
  const nets = askedNets(question).map((seat) => {
    return [seat, { ...BLANK_SUM, turned: seat !== winner }] as const;
  });
  return Object.fromEntries([...pays, ...nets]);
}

/** The sum with its sign; absent where nothing, or nothing legible, is written. */
export function sumIn({ text, turned }: SumDraft): number | undefined {
  const sum = numberIn(text);
  return sum !== undefined && turned ? -sum : sum;
}

const draftOf = (draft: SettleDraft, cell: SettleCell): SumDraft => draft[cell] ?? BLANK_SUM;

/** Sums by cell, those that are written. */
function sumsOf<Cell extends SettleCell>(
  draft: SettleDraft,
  cells: readonly Cell[],
): Partial<Record<Cell, number>> {
  const written = cells.flatMap((cell) => {
    const sum = sumIn(draftOf(draft, cell));
    return sum === undefined ? [] : [[cell, sum] as const];
  });
  return Object.fromEntries(written) as Partial<Record<Cell, number>>;
}

function answerOf(
  question: SettleQuestion,
  draft: SettleDraft,
): Read<SettleAnswer, readonly string[]> {
  const cells = cellsOf(question);
  const written = cells.filter((cell) => draftOf(draft, cell).text.trim() !== '');
  const bad = written.filter((cell) => sumIn(draftOf(draft, cell)) === undefined);
  if (bad.length > 0) return fail(bad);
  if (written.length === 0) return fail(cells.slice(0, 1));
  return ok({
    pays: sumsOf(draft, askedPairs(question)),
    nets: sumsOf(draft, askedNets(question)),
  });
}

function judge(
  question: SettleQuestion,
  draft: SettleDraft,
): Read<SettleVerdict, readonly string[]> {
  const answer = answerOf(question, draft);
  return answer.ok ? ok(settleTable.check(question, answer.value)) : answer;
}

/** Cells that were right, paid the wrong way, and wrong. */
function counts({ pays, nets }: SettleVerdict): Pick<Result, 'found' | 'missed' | 'wrong'> {
  const of = (mark: string): number => [...pays, ...nets].filter((one) => one.mark === mark).length;
  return { found: of('right'), missed: of('turned'), wrong: of('wrong') };
}

export function createSettleSession(
  first: Asked<SettleQuestion>,
  onResult: (result: Result) => void,
): SettleSession {
  const session = createAnswerSession<SettleQuestion, SettleDraft, SettleVerdict>(first, {
    blank,
    hints: (question) => settleHintSteps(question).length,
    judge,
    counts,
    onResult,
  });
  const change = (cell: SettleCell, by: (sum: SumDraft) => SumDraft): void =>
    session.edit((draft) => ({ ...draft, [cell]: by(draftOf(draft, cell)) }));
  return {
    ...session,
    write: (cell, text) => change(cell, (sum) => ({ ...sum, text })),
    turn: (cell) => change(cell, (sum) => ({ ...sum, turned: !sum.turned })),
  };
}
