/** Two ways to go on before a threat: for one's own hand, or for safety, as the judge weighs them. */
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import { leastDifference } from '../../judge/counsel.ts';
import {
  type DiscardIn,
  differenceOf,
  type JudgedDiscards,
  judgedDiscards,
} from '../../judge/difference.ts';
import type { WeighedDiscard } from '../../judge/worth.ts';
import type { SeatView } from '../../play/seat-view.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { SafeRules } from '../safe/safe-question.ts';
import { type DangerReason, type SafeRow, safeRows } from '../safe/safe-rows.ts';
import { declaredSeats, openMelds, type SeenTable, seatViewOf } from '../seen-table.ts';

export const COURSES = ['push', 'fold'] as const;
export type Course = (typeof COURSES)[number];

/** What is wrong with a table that asks nothing, or has no best answer. */
const STANDOFF_ERRORS = [
  'no-threat',
  'more-to-do',
  'one-course',
  'other-best',
  'too-close',
] as const;
export type StandoffError = (typeof STANDOFF_ERRORS)[number];

/** A discard and what comes of it. */
interface WeighedCourse
  extends Pick<WeighedDiscard, 'value' | 'win' | 'pays' | 'give' | 'costs' | 'distance'> {
  readonly tile: Tile;
  /** The hand is declared ready with it. */
  readonly declares: boolean;
  readonly why: DangerReason;
  readonly isTheirSuit: boolean;
}

export interface Standoff extends Readonly<Record<Course, WeighedCourse>> {
  readonly best: Course;
  /** What going on is worth to the hand beyond giving up, but for the danger of discards. */
  readonly gain: number;
  /** What the danger of its discards costs beyond that of the safest course. */
  readonly risk: number;
  /** What the better course is ahead by, and the standard error of it. */
  readonly ahead: number;
  readonly error: number;
  /** Whom one looks at first. */
  readonly against: Wind;
  /** Where nobody wins, hands that are ready are paid by those that are not. */
  readonly countsReady: boolean;
}

const SHOWS_MUCH = 2;

/**
 * Of what a winner gains. Hands played out both ways bear the judge out from here on where a ready
 * hand goes on and where one further off is given up; of others they do not, and nothing is asked.
 */
const LEAST = 0.06;

/** Somebody is ready and says so, or has laid out much where nobody says so. */
export const isThreatened = (table: SeenTable, { kit }: SafeRules): boolean =>
  kit.table.ready
    ? declaredSeats(table).length > 0
    : othersThan(table.seat).some((seat) => openMelds(table, seat) >= SHOWS_MUCH);

/** What a discard is worth but for danger, its own and later: how good the course of the hand is. */
const courseOf = ({ value, terms }: WeighedDiscard): number => value - terms.safety;

interface Found {
  readonly of: JudgedDiscards;
  readonly choice: WeighedDiscard;
  readonly declares: boolean;
}

const foundIn = (of: JudgedDiscards, declares: boolean): readonly Found[] =>
  of.choices.map((choice) => ({ of, choice, declares }));

const top = (found: readonly Found[], by: (choice: WeighedDiscard) => number): Found | undefined =>
  found.reduce<Found | undefined>(
    (best, one) => (best === undefined || by(one.choice) > by(best.choice) ? one : best),
    undefined,
  );

const worthOf = ({ value }: WeighedDiscard): number => value;

/** Of the discards that keep the best course, the one worth most. */
function pushOf(found: readonly Found[], noise: number): Found | undefined {
  const course = top(found, courseOf);
  const least = course ? courseOf(course.choice) - noise : 0;
  return top(
    found.filter(({ choice }) => courseOf(choice) >= least),
    worthOf,
  );
}

/** The least dangerous; of several the one worth most. Nobody declares a hand that is given up. */
function foldOf(found: readonly Found[]): Found | undefined {
  const least = Math.min(...found.map(({ choice }) => choice.give));
  return top(
    found.filter(({ choice, declares }) => choice.give === least && !declares),
    worthOf,
  );
}

/** The safest discard leaves the hand further off, or half as likely to win. */
const isGivenUp = (push: WeighedDiscard, fold: WeighedDiscard): boolean =>
  fold.distance > push.distance || (push.win > 0 && 2 * fold.win <= push.win);

/** After each discard, with the declaration of a ready hand and without. */
function allFound(table: SeenTable, view: SeatView, rules: SafeRules): readonly Found[] {
  const plain = foundIn(judgedDiscards(view, rules), false);
  if (!view.moves.some(({ m }) => m === 'ready')) return plain;
  return [...plain, ...foundIn(judgedDiscards(seatViewOf(table, rules, true), rules), true)];
}

export const isDiscardAlone = ({ moves }: SeatView): boolean =>
  moves.every(({ m }) => m === 'discard' || m === 'ready');

function weighedCourse(
  { choice, declares }: Found,
  { reason, isTheirSuit }: SafeRow,
): WeighedCourse {
  const { move, value, win, pays, give, costs, distance } = choice;
  const stakes = { value, win, pays, give, costs, distance };
  return { ...stakes, tile: move.tile, declares, why: reason, isTheirSuit };
}

const refused = (code: StandoffError) => fail({ code } as const);

/** Both courses; refused where there is no threat, or no best one of the two. */
export function standoffOf(
  table: SeenTable,
  rules: SafeRules,
): Result<Standoff, { readonly code: StandoffError }> {
  if (!isThreatened(table, rules)) return refused('no-threat');
  const view = seatViewOf(table, rules);
  if (!isDiscardAlone(view)) return refused('more-to-do');
  const found = allFound(table, view, rules);
  const noise = leastDifference(0, rules);
  const [push, fold] = [pushOf(found, noise), foldOf(found)];
  if (push === undefined || fold === undefined) return refused('one-course');
  const tiles = [push, fold].map(({ choice }) => choice.move.tile);
  const { rows, against } = safeRows(table, tiles, rules);
  const [risky, safe] = rows;
  const gain = courseOf(push.choice) - courseOf(fold.choice);
  const risk = fold.choice.terms.safety - push.choice.terms.safety;
  if (!risky || !safe || !isGivenUp(push.choice, fold.choice) || gain <= 0 || risk <= noise) {
    return refused('one-course');
  }
  const { ahead, error } = differenceOf(...inTiles(push, fold));
  const best = ahead > 0 ? 'push' : 'fold';
  const isSmall =
    Math.abs(ahead) <= Math.max(leastDifference(error, rules), LEAST * rules.figures.win);
  const isReady = push.choice.distance === 0;
  if (isSmall || (best === 'push') !== isReady) return refused('too-close');
  const most = Math.max(push.choice.value, fold.choice.value) + noise;
  if (found.some(({ choice }) => choice.value > most)) return refused('other-best');
  return ok({
    push: weighedCourse(push, risky),
    fold: weighedCourse(fold, safe),
    ...{ best, gain, risk, ahead: Math.abs(ahead), error },
    against,
    countsReady: rules.kit.beside.includes('ready'),
  });
}

const inTiles = (one: Found, other: Found) =>
  [one, other].map(({ of, choice }) => ({ of, tile: choice.move.tile })) as [DiscardIn, DiscardIn];
