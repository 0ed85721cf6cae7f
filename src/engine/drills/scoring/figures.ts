/** The figures of a hand: what they should be, who pays, and what a wrong total tells. */

import { WINDS, ZERO_BY_WIND } from '../../core/wind.ts';
import type { Score } from '../../scoring/score.ts';
import { othersThan, type Settlement } from '../../scoring/settlement.ts';
import { type FigureMap, isInDoubt } from '../../scoring/teaching.ts';
import { asksPayments, type CountedQuestion } from './position.ts';

export interface FigureField {
  readonly id: string;
  /** Left empty it is nothing. */
  readonly mayBeEmpty: boolean;
  /** Whether some hands are worth their total, whatever it is. */
  readonly mayBeFree: boolean;
}

export interface FieldVerdict {
  readonly field: string;
  readonly given: number | undefined;
  readonly wanted: number;
  /** `free`: the hand is worth its total, whatever this figure is. */
  readonly mark: 'right' | 'wrong' | 'free';
}

/** Who pays whom; for a hand that may not go out, what calling it would cost. */
export interface HandAccount {
  readonly settlement: Settlement;
  readonly isFalseWin: boolean;
}

/** Why a total is wrong: not cut at the limit, without the points that all have, not doubled. */
export const SLIPS = ['limit', 'start', 'base'] as const;
export type Slip = (typeof SLIPS)[number];

export const mayGoOut = ({ totals }: Score): boolean => totals.enough ?? true;

const ONLY = 'only-';

export const asksOneFigure = ({ ask }: Pick<CountedQuestion, 'ask'>): boolean =>
  ask.startsWith(ONLY);

export const asksFigures = ({ ask }: Pick<CountedQuestion, 'ask'>): boolean =>
  ask === 'figures' || ask === 'value' || asksOneFigure({ ask });

export const asksEnough = ({ kit, ask }: CountedQuestion): boolean =>
  ask === 'enough' || ((ask === 'figures' || ask === 'value') && kit.minimum !== undefined);

export function fieldsOf(asked: CountedQuestion): readonly FigureField[] {
  const { ask, seat, hand, teaching } = asked;
  if (ask === 'total') return [{ id: 'total', mayBeEmpty: false, mayBeFree: false }];
  if (!asksFigures(asked)) return [];
  const figures = teaching.figures
    .filter(({ id, isAsked }) =>
      asksOneFigure(asked) ? ask === `${ONLY}${id}` : (isAsked?.(hand) ?? true),
    )
    .map(({ id, mayBeEmpty = false, isFree }) => ({
      ...{ id, mayBeEmpty },
      mayBeFree: isFree !== undefined && hand.win !== undefined,
    }));
  const payers = asksPayments(teaching, ask) ? othersThan(seat) : [];
  return [...figures, ...payers.map((id) => ({ id, mayBeEmpty: true, mayBeFree: false }))];
}

export function accountOf(asked: CountedQuestion): HandAccount | undefined {
  if (!asksPayments(asked.teaching, asked.ask)) return undefined;
  const { seat, from, agreed, score } = asked;
  if (!mayGoOut(score)) return { settlement: agreed.settleFalseWin(seat), isFalseWin: true };
  const scores = { ...ZERO_BY_WIND, [seat]: score.totals.total };
  const settled = agreed.settle({ winner: seat, from, scores, dealer: 'E' });
  if (!settled.ok) throw new Error(settled.error.code);
  return { settlement: settled.value, isFalseWin: false };
}

function wantedFigures(asked: CountedQuestion): Readonly<Record<string, number>> {
  const { totals } = asked.score;
  const account = accountOf(asked);
  const paid = account?.isFalseWin ? undefined : account?.settlement.payments;
  return {
    total: totals.total,
    ...Object.fromEntries(asked.teaching.figures.map(({ id, of }) => [id, of(totals)])),
    ...Object.fromEntries(WINDS.map((seat) => [seat, paid ? 0 - paid[seat] : 0])),
  };
}

export function judgeFields(asked: CountedQuestion, figures: FigureMap): readonly FieldVerdict[] {
  const { teaching, score } = asked;
  const wantedIn = wantedFigures(asked);
  const free = teaching.figures.filter(({ isFree }) => isFree?.(score.totals)).map(({ id }) => id);
  return fieldsOf(asked).map(({ id, mayBeEmpty }) => {
    const [given, wanted = 0] = [figures[id], wantedIn[id]];
    const isRight = (given ?? (mayBeEmpty ? 0 : undefined)) === wanted;
    const mark = free.includes(id) ? 'free' : isRight ? 'right' : 'wrong';
    return { field: id, given, wanted, mark };
  });
}

/** The figures that answer a question, without those that do not matter. */
export const rightFigures = (asked: CountedQuestion): FigureMap =>
  Object.fromEntries(
    judgeFields(asked, {}).flatMap(({ field, wanted, mark }) =>
      mark === 'free' ? [] : [[field, wanted]],
    ),
  );

/** Figures that one figure is asked without: nobody was wrong about them. */
function unasked(asked: CountedQuestion): FigureMap {
  if (!asksOneFigure(asked)) return {};
  const { teaching, score } = asked;
  const others = teaching.figures.filter(({ id }) => asked.ask !== `${ONLY}${id}`);
  return Object.fromEntries(others.map(({ id, of }) => [id, of(score.totals)]));
}

export function knownByFigures(
  asked: CountedQuestion,
  figures: FigureMap,
): Readonly<Record<string, boolean>> {
  const { teaching, score, counted } = asked;
  const empty = teaching.figures.filter(({ mayBeEmpty }) => mayBeEmpty).map(({ id }) => [id, 0]);
  const given: FigureMap = { ...Object.fromEntries(empty), ...unasked(asked), ...figures };
  return Object.fromEntries(
    counted.map((row) => [row.item.id, !isInDoubt(teaching, row, { given, totals: score.totals })]),
  );
}

export function slipOf(
  { teaching, score, counted }: CountedQuestion,
  given: number | undefined,
): Slip | undefined {
  const { total, base, doubles } = score.totals;
  if (given === undefined || given === total || counted.some(({ item }) => item.value.limit)) {
    return undefined;
  }
  const start = counted.find(({ item }) => item.id === teaching.start)?.item.value.points ?? 0;
  if (given === base * 2 ** doubles && given > total) return 'limit';
  if (start > 0 && given === (base - start) * 2 ** doubles) return 'start';
  return doubles > 0 && given === base ? 'base' : undefined;
}
