/** The figures of a hand: what they should be, who pays, and what a wrong total tells. */
import { WINDS, type Wind } from '../../core/wind.ts';
import type { Score } from '../../scoring/score.ts';
import { othersThan, type Settlement } from '../../scoring/settlement.ts';
import type { Figures } from '../../scoring/teaching.ts';
import { countedRows } from './lines.ts';
import { agreedFor, type ScoringQuestion, type Subject, scoreOf } from './position.ts';

/** A field to write in: a figure of the hand, or what a seat pays. */
export interface Field {
  readonly id: string;
  /** Left empty it is nothing. */
  readonly mayBeEmpty: boolean;
}

export interface FieldVerdict {
  readonly field: string;
  readonly given: number | undefined;
  readonly wanted: number;
  /** `free`: the hand is worth its total, whatever this figure is. */
  readonly mark: 'right' | 'wrong' | 'free';
}

/** Who pays whom; of a hand that may not go out, what calling it would cost. */
export interface HandAccount {
  readonly settlement: Settlement;
  readonly isFalseWin: boolean;
}

/** Why a wrong total is what it is: not cut at the limit, without the points that all have, not doubled. */
export const SLIPS = ['limit', 'start', 'base'] as const;
export type Slip = (typeof SLIPS)[number];

export const mayGoOut = ({ totals }: Score): boolean => totals.enough ?? true;

/** Whether the reader is asked if the hand may go out. */
export const asksEnough = ({ kit }: Subject, { ask }: ScoringQuestion): boolean =>
  ask === 'enough' || (ask === 'figures' && kit.minimum !== undefined);

const asksPayments = ({ drill }: Subject, { ask }: ScoringQuestion): boolean =>
  ask === 'figures' && drill.payments === true;

/** The fields of a question, in their order: the figures, then what the others pay. */
export function fieldsOf(subject: Subject, question: ScoringQuestion): readonly Field[] {
  const { ask, seat } = question;
  if (ask === 'total') return [{ id: 'total', mayBeEmpty: false }];
  if (ask !== 'figures') return [];
  const seats = asksPayments(subject, question) ? othersThan(seat) : [];
  return [
    ...subject.teaching.figures.map(({ id, mayBeEmpty = false }) => ({ id, mayBeEmpty })),
    ...seats.map((id) => ({ id, mayBeEmpty: true })),
  ];
}

/** Who pays whom, where that is asked: the win, or a false win if the hand is worth too little. */
export function accountOf(subject: Subject, question: ScoringQuestion): HandAccount | undefined {
  if (!asksPayments(subject, question)) return undefined;
  const { seat, from, options } = question;
  const agreed = agreedFor(subject, options);
  const score = scoreOf(subject, question);
  if (!mayGoOut(score)) return { settlement: agreed.settleFalseWin(seat), isFalseWin: true };
  const scores = { E: 0, S: 0, W: 0, N: 0, [seat]: score.totals.total };
  const settled = agreed.settle({ winner: seat, from, scores, dealer: 'E' });
  if (!settled.ok) throw new Error(settled.error.code);
  return { settlement: settled.value, isFalseWin: false };
}

const seatOf = (field: string): Wind | undefined => WINDS.find((wind) => wind === field);

/** What each field should hold; of a hand that may not go out nobody pays anything. */
function wantedFor(subject: Subject, question: ScoringQuestion): (field: string) => number {
  const { totals } = scoreOf(subject, question);
  const account = accountOf(subject, question);
  return (field) => {
    const seat = seatOf(field);
    if (seat !== undefined) {
      return account && !account.isFalseWin ? -account.settlement.payments[seat] : 0;
    }
    const figure = subject.teaching.figures.find(({ id }) => id === field);
    return figure?.of(totals) ?? totals.total;
  };
}

function isFree({ teaching }: Subject, { totals }: Score, field: string): boolean {
  return teaching.figures.find(({ id }) => id === field)?.isFree?.(totals) ?? false;
}

/** The figures that answer a question, without those that do not matter. */
export function figuresOf(subject: Subject, question: ScoringQuestion): Figures {
  const wanted = wantedFor(subject, question);
  const score = scoreOf(subject, question);
  return Object.fromEntries(
    fieldsOf(subject, question)
      .filter(({ id }) => !isFree(subject, score, id))
      .map(({ id }) => [id, wanted(id)]),
  );
}

/** Judges figures, field by field. */
export function judgeFields(
  subject: Subject,
  question: ScoringQuestion,
  figures: Figures,
): readonly FieldVerdict[] {
  const wantedIn = wantedFor(subject, question);
  const score = scoreOf(subject, question);
  return fieldsOf(subject, question).map(({ id, mayBeEmpty }) => {
    const [given, wanted] = [figures[id], wantedIn(id)];
    const right = (given ?? (mayBeEmpty ? 0 : undefined)) === wanted;
    const mark = isFree(subject, score, id) ? 'free' : right ? 'right' : 'wrong';
    return { field: id, given, wanted, mark };
  });
}

/** Which of the rows that count the figures show to be known. */
export function knownByFigures(
  { teaching }: Subject,
  score: Score,
  figures: Figures,
): Readonly<Record<string, boolean>> {
  const written = Object.fromEntries(
    teaching.figures.flatMap(({ id, mayBeEmpty }) => (mayBeEmpty ? [[id, 0] as const] : [])),
  );
  const given = { ...written, ...figures };
  return Object.fromEntries(
    countedRows(score).map((row) => [row.item.id, !teaching.doubts(row, given, score.totals)]),
  );
}

/** What went wrong with a total, where the number tells it. */
export function slipOf(
  { teaching }: Subject,
  score: Score,
  given: number | undefined,
): Slip | undefined {
  const { total, base, doubles } = score.totals;
  const counted = countedRows(score);
  if (given === undefined || given === total || counted.some(({ item }) => item.value.limit)) {
    return undefined;
  }
  const start = counted.find(({ item }) => item.id === teaching.start)?.item.value.points ?? 0;
  if (given === base * 2 ** doubles && given > total) return 'limit';
  if (start > 0 && given === (base - start) * 2 ** doubles) return 'start';
  return doubles > 0 && given === base ? 'base' : undefined;
}
