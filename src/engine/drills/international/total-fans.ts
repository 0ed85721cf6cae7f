/** Total: what a hand is worth under the international rules, whether it may go out, and who pays. */
import { ok, type Result } from '../../core/result.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import { settleMcrFalseWin } from '../../rulesets/mcr/settle.ts';
import { MCR_MINIMUM, type McrTotals } from '../../rulesets/mcr/total.ts';
import type { Score } from '../../scoring/score.ts';
import { othersThan, type Settlement } from '../../scoring/settlement.ts';
import type { Drill, Verdict } from '../former-drill.ts';
import { oneOf } from '../question-text.ts';
import type { Steer } from '../steer.ts';
import {
  type Band,
  countedIn,
  dealFor,
  dearest,
  type FanKnown,
  FLOWERS,
  itemsOfBand,
} from './fan-bands.ts';
import {
  FAN_PARTS,
  type FanPosition,
  type FanTextError,
  fanScore,
  formatFanPosition,
  parseFanPosition,
} from './fan-position.ts';

/** Small fans; hands about the minimum; middling and great fans. */
const TOPICS = {
  small: { low: 1, high: 4 },
  eight: { low: 1, high: 6 },
  middle: { low: 5, high: 16 },
  great: { low: 24, high: 88 },
} as const satisfies Readonly<Record<string, Band>>;

export type TotalTopic = keyof typeof TOPICS;
export const TOTAL_TOPICS = Object.keys(TOPICS) as [TotalTopic, ...TotalTopic[]];

export interface TotalLevel {
  readonly topic: TotalTopic;
  readonly edition: McrEdition;
  /** Which rows of the table are dealt for oftener than others. */
  readonly steer?: Steer;
}

export interface TotalQuestion extends FanPosition {
  /** Who let the winning tile go, or was robbed of it; `null`: it was drawn. */
  readonly from: Wind | null;
}

export const TOTAL_PARTS = [...FAN_PARTS, 'from'] as const;
export type TotalPart = (typeof TOTAL_PARTS)[number];
export type TotalText = Readonly<Partial<Record<TotalPart, string>>>;

/**
 * The question somebody wrote down; the next player has let the tile go, unless told. Of a tile
 * that was drawn, `from` is not asked.
 */
export function parseTotalQuestion(
  text: TotalText,
): Result<TotalQuestion, FanTextError<TotalPart>> {
  const position = parseFanPosition(text);
  if (!position.ok) return position;
  const { hand, seat } = position.value;
  const givers = hand.win?.by === 'discard' ? othersThan(seat) : [];
  if (givers.length === 0 && text.from === undefined) return ok({ ...position.value, from: null });
  const from = oneOf('from', givers, text.from ?? (givers[0] as Wind));
  return from.ok ? ok({ ...position.value, from: from.value }) : from;
}

/** The same question written down, for an address. */
export const formatTotalQuestion = (question: TotalQuestion): TotalText => ({
  ...formatFanPosition(question),
  ...(question.from !== null && { from: question.from }),
});

/** The rows that hands of a level are dealt for. */
export const totalTargets = ({ topic, edition }: TotalLevel): readonly string[] =>
  itemsOfBand(edition, TOPICS[topic]);

/** How far from the minimum the hands about it are, on either side. */
const NEAR = 2;

function isAboutMinimum({ totals }: Score<McrTotals>): boolean {
  return Math.abs(totals.base - (MCR_MINIMUM - 0.5)) < NEAR;
}

function make(rng: Rng, { topic, edition, steer }: TotalLevel): TotalQuestion {
  const { high } = TOPICS[topic];
  const alone = (score: Score<McrTotals>): boolean =>
    dearest(score) <= high || score.totals.chicken;
  const position = dealFor(rng, {
    items: totalTargets({ topic, edition }),
    ...{ edition, steer },
    promise: (score) => alone(score) && (topic !== 'eight' || isAboutMinimum(score)),
  });
  const { hand, seat } = position;
  const from = hand.win?.by === 'discard' ? pick(rng, othersThan(seat)) : null;
  return { ...position, from };
}

export const TOTAL_FIELDS = ['base', 'total'] as const;
export type TotalField = (typeof TOTAL_FIELDS)[number] | Wind;

/** Figures that the reader gives, and whether the hand may go out; anything may be left out. */
export interface TotalAnswer {
  readonly enough: boolean | undefined;
  readonly figures: Readonly<Partial<Record<TotalField, number>>>;
}

export interface TotalFieldVerdict {
  readonly field: TotalField;
  readonly given: number | undefined;
  readonly wanted: number;
  readonly right: boolean;
}

export interface TotalVerdict extends Verdict {
  readonly score: Score<McrTotals>;
  readonly fields: readonly TotalFieldVerdict[];
  readonly enough: { readonly given: boolean | undefined; readonly wanted: boolean };
  /** Who pays the winner; of a hand that may not go out, what calling it costs. */
  readonly settlement: Settlement;
  readonly known: FanKnown;
}

/** What each of the others pays: nothing for a hand that may not go out. */
function paidBy(settlement: Settlement, enough: boolean, seat: Wind): number {
  return enough ? -settlement.payments[seat] : 0;
}

/** Who pays whom: the win, or the false win of a hand that is worth too little (`mcr.pay.1`). */
export function totalSettlement({ seat, from, ...question }: TotalQuestion): Settlement {
  const { total, enough } = fanScore({ ...question, seat }).totals;
  if (!enough) return settleMcrFalseWin(seat);
  const scores = { E: 0, S: 0, W: 0, N: 0, [seat]: total };
  const settled = mcr.settle(
    { winner: seat, from, scores, dealer: 'E' },
    { edition: question.edition },
  );
  if (!settled.ok) throw new Error(settled.error.code);
  return settled.value;
}

/** The fields of a question: points without flowers, with them, and what the others pay. */
export const totalFields = ({ seat }: Pick<TotalQuestion, 'seat'>): readonly TotalField[] => [
  ...TOTAL_FIELDS,
  ...othersThan(seat),
];

const isSeat = (field: TotalField): field is Wind => WINDS.some((wind) => wind === field);

function solve(question: TotalQuestion): TotalAnswer {
  const { base, total, enough } = fanScore(question).totals;
  const settlement = totalSettlement(question);
  const figures = totalFields(question).map((field) => {
    if (isSeat(field)) return [field, paidBy(settlement, enough, field)] as const;
    return [field, field === 'base' ? base : total] as const;
  });
  return { enough, figures: Object.fromEntries(figures) };
}

/** Of a figure nobody sees which row went wrong: all that count are in doubt, flowers by what they add. */
function knownBy(score: Score<McrTotals>, { base, total }: TotalAnswer['figures']): FanKnown {
  const { totals } = score;
  const flowers = Number(total) - Number(base) === totals.total - totals.base;
  return Object.fromEntries(
    countedIn(score).map(({ item: { id } }) => [
      id,
      id === FLOWERS ? flowers : base === totals.base,
    ]),
  );
}

function check(question: TotalQuestion, { enough, figures }: TotalAnswer): TotalVerdict {
  const solved = solve(question);
  const fields = totalFields(question).map((field): TotalFieldVerdict => {
    const wanted = solved.figures[field] ?? 0;
    const given = figures[field];
    // Nobody pays: nothing need be written.
    const right = given === wanted || (given === undefined && isSeat(field) && wanted === 0);
    return { field, given, wanted, right };
  });
  const may = { given: enough, wanted: solved.enough === true };
  const score = fanScore(question);
  return {
    right: fields.every((field) => field.right) && may.given === may.wanted,
    ...{ score, fields, enough: may, settlement: totalSettlement(question) },
    known: knownBy(score, figures),
  };
}

export const totalFans: Drill<TotalLevel, TotalQuestion, TotalAnswer, TotalVerdict> = {
  id: 'total-fans',
  board: 'score-sheet',
  make,
  solve,
  check,
};
