/** What a day's practice can be made of: for each part of it what comes first, and what could come instead. */
import type { Texts } from '../../engine/drills.ts';
import { createRng } from '../../engine/notation.ts';
import { byDue, isDue } from '../record/due.ts';
import { joinSkills, type Mastery, masteryOf, nextOf } from '../record/mastery.ts';
import type { LessonRecord, Stop } from '../record/progress.ts';
import { isOfDrill, type Skills, type Tally } from '../record/result.ts';
import type { Card } from '../record/rows.ts';

export interface DayRung {
  /** Its skills, as a pattern. */
  readonly skills: string;
  readonly name: string;
  readonly level: Texts;
}

/** A drill under a rule set, with its levels in rising order. */
export interface DayLadder {
  readonly drill: string;
  readonly page: string;
  /** Of a rule set; absent where it is the same under all. */
  readonly rules?: string;
  readonly rungs: readonly DayRung[];
}

export interface DayLesson {
  /** Its course and name: `waits/pair-and-run`. */
  readonly key: string;
  readonly minutes: number;
  readonly positions: number;
}

/** What the site has to offer, lessons in the order in which they are best taken. */
interface Offer {
  readonly ladders: readonly DayLadder[];
  readonly lessons: readonly DayLesson[];
}

/** What is known of the reader. */
interface Reader {
  readonly skills: Skills;
  readonly cards: readonly Card[];
  readonly tallies: readonly Tally[];
  /** The lessons that were opened. */
  readonly opened: Readonly<Record<string, LessonRecord>>;
  /** Where to go on in the lessons. */
  readonly goOn?: Stop | undefined;
}

export interface DayRequest extends Offer, Reader {
  readonly now: number;
  /** The same day always brings the same. */
  readonly day: number;
}

/** Why something is proposed; `level` names a level that is known. */
type Reason =
  | { readonly why: 'due' }
  | { readonly why: 'stopped' | 'next' | 'first' }
  | { readonly why: 'after'; readonly level: string }
  | { readonly why: 'again' | 'open' | 'untried' | 'easiest' | 'long' };

interface Proposal {
  readonly id: string;
  readonly reason: Reason;
}

interface CardsChoice extends Proposal {
  readonly kind: 'cards';
  readonly cards: readonly Card[];
  /** In seconds a question. */
  readonly pace: number;
}

interface LessonChoice extends Proposal {
  readonly kind: 'lesson';
  readonly lesson: string;
  /** What is left of it. */
  readonly minutes: number;
}

export interface DrillChoice extends Proposal, Pick<DayLadder, 'drill' | 'page'> {
  readonly kind: 'drill';
  readonly rung: DayRung;
  readonly pace: number;
}

export type DayChoice = CardsChoice | LessonChoice | DrillChoice;

const MINUTE = 60;

/** In seconds a question: where nothing is known of the reader, and the least and most that are believed. */
const PACE = { usual: 30, least: 8, most: 90 };
/** From so many answers on there is a pace; the last days say more than the first. */
const ENOUGH = 5;
const LATEST = 30;

/** How long one question takes the reader: in this drill, else in all. */
export function paceOf(tallies: readonly Tally[], drill?: string): number {
  const own = drill === undefined ? tallies : tallies.filter((t) => isOfDrill(t.skill, drill));
  const latest = own.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, LATEST);
  const asked = latest.reduce((sum, tally) => sum + tally.asked, 0);
  if (asked < ENOUGH) return drill === undefined ? PACE.usual : paceOf(tallies);
  const spent = latest.reduce((sum, tally) => sum + tally.spent, 0);
  return Math.min(PACE.most, Math.max(PACE.least, spent / asked / 1000));
}

/** At most so many cards, and so many minutes of them. */
const MOST_CARDS = 12;
const CARD_MINUTES = 4;

/** What is due, what has waited longest first, in parts of a few minutes. */
export function cardChoices({ cards, tallies, now }: DayRequest): readonly CardsChoice[] {
  const due = byDue(cards.filter((card) => isDue(card, now)));
  const pace = paceOf(tallies);
  const size = Math.max(1, Math.min(MOST_CARDS, Math.floor((CARD_MINUTES * MINUTE) / pace)));
  const parts = Array.from({ length: Math.ceil(due.length / size) }, (_, at) =>
    due.slice(at * size, (at + 1) * size),
  );
  return parts.map((part, at) => ({
    ...{ kind: 'cards', id: `cards ${at}`, cards: part, pace },
    reason: { why: 'due' },
  }));
}

const courseOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** What is left of a lesson, by its positions. */
function minutesLeft({ key, minutes, positions }: DayLesson, opened: Reader['opened']): number {
  const answered = Object.keys(opened[key]?.positions ?? {}).length;
  const left = positions > 0 ? 1 - Math.min(answered, positions) / positions : 1;
  return Math.max(1, Math.ceil(minutes * left));
}

/** Of each course the lesson to go on with; first the course where the reader is. */
export function lessonChoices({
  lessons,
  opened,
  goOn,
}: Pick<DayRequest, 'lessons' | 'opened' | 'goOn'>): readonly LessonChoice[] {
  const isOpen = ({ key }: DayLesson): boolean => !opened[key]?.finished;
  const courses = [...new Set(lessons.map(({ key }) => courseOf(key)))];
  const ofCourse = courses.flatMap((course) => {
    const own = lessons.filter(({ key }) => courseOf(key) === course);
    const last = Math.max(
      0,
      own.findLastIndex(({ key }) => key in opened),
    );
    return [...own.slice(last), ...own.slice(0, last)].find(isOpen) ?? [];
  });
  const here = lessons.filter((lesson) => lesson.key === goOn?.lesson && isOpen(lesson));
  const isBegun = ({ key }: DayLesson): boolean =>
    Object.keys(opened).some((known) => courseOf(known) === courseOf(key));
  const rest = ofCourse.filter(({ key }) => courseOf(key) !== courseOf(here[0]?.key ?? '/'));
  const inOrder = [...here, ...rest.filter(isBegun), ...rest.filter((one) => !isBegun(one))];
  return inOrder.map((lesson) => ({
    ...{ kind: 'lesson', id: lesson.key, lesson: lesson.key },
    minutes: minutesLeft(lesson, opened),
    reason: { why: lesson.key in opened ? 'stopped' : isBegun(lesson) ? 'next' : 'first' },
  }));
}

/** The lesson that comes after another in its course; nothing after the last. */
export function lessonAfter(
  { lessons, opened }: Pick<DayRequest, 'lessons' | 'opened'>,
  before: string,
): LessonChoice | undefined {
  const rest = lessons.slice(lessons.findIndex(({ key }) => key === before) + 1);
  const next = rest.find(({ key }) => courseOf(key) === courseOf(before) && !opened[key]?.finished);
  return (
    next && {
      ...{ kind: 'lesson', id: next.key, lesson: next.key },
      minutes: minutesLeft(next, opened),
      reason: { why: 'next' },
    }
  );
}

/** A ladder with what the reader knows of each rung, and when each was practised last. */
interface Climbed {
  readonly ladder: DayLadder;
  readonly masteries: readonly Mastery[];
  readonly at: readonly number[];
}

const lastAt = (skills: Skills, pattern: string): number => {
  const matching = new RegExp(pattern);
  const times = Object.entries(skills).flatMap(([skill, { at }]) =>
    matching.test(skill) ? [at] : [],
  );
  return Math.max(-1, ...times);
};

const climbedBy = (skills: Skills, ladders: readonly DayLadder[]): readonly Climbed[] =>
  ladders.map((ladder) => ({
    ladder,
    masteries: ladder.rungs.map((rung) => masteryOf(joinSkills(skills, rung.skills).last)),
    at: ladder.rungs.map((rung) => lastAt(skills, rung.skills)),
  }));

const whenLast = ({ at }: Climbed): number => Math.max(...at);
const isTried = (climbed: Climbed): boolean => whenLast(climbed) >= 0;

/** A level that was not tried, after one that is known. */
function afterKnown({ ladder, masteries }: Climbed, at: number): Reason | undefined {
  const before = ladder.rungs[at - 1];
  return before && masteries[at - 1] === 'known' && masteries[at] === 'new'
    ? { why: 'after', level: before.name }
    : undefined;
}

type Pacing = Pick<DayRequest, 'tallies'>;

function drillChoice(
  { tallies }: Pacing,
  { ladder, masteries }: Climbed,
  at: number,
  reason: Reason,
): readonly DrillChoice[] {
  const rung = ladder.rungs[at];
  if (!rung || masteries.length === 0) return [];
  const { drill, page } = ladder;
  const pace = paceOf(tallies, drill);
  return [{ kind: 'drill', id: rung.skills, drill, page, rung, pace, reason }];
}

/** What is known, first what was practised longest ago. */
const longAgo = (pacing: Pacing, climbed: readonly Climbed[]): readonly DrillChoice[] =>
  climbed
    .flatMap((one) => one.ladder.rungs.map((_, at) => ({ one, at, last: one.at[at] ?? -1 })))
    .filter(({ one, at }) => one.masteries[at] === 'known')
    .toSorted((a, b) => a.last - b.last)
    .flatMap(({ one, at }) => drillChoice(pacing, one, at, { why: 'long' }));

/** The level that comes next of each drill that was practised, the latest first; then what is known. */
export function practiceChoices(request: DayRequest): readonly DrillChoice[] {
  const climbed = climbedBy(request.skills, request.ladders);
  const tried = climbed.filter(isTried).toSorted((a, b) => whenLast(b) - whenLast(a));
  const next = tried.flatMap((one) => {
    const at = nextOf(one.masteries);
    if (at === undefined) return [];
    const why = one === tried[0] ? 'again' : 'open';
    return drillChoice(request, one, at, afterKnown(one, at) ?? { why });
  });
  return [...next, ...longAgo(request, climbed)];
}

/** In an order of the day. */
const shuffled = <Thing>(things: readonly Thing[], day: number): readonly Thing[] => {
  const rng = createRng(day);
  return things
    .map((thing) => ({ thing, place: rng.below(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
};

/** What was never tried: first what follows something known, then drills like those that were practised. */
export function newChoices(request: DayRequest): readonly DrillChoice[] {
  const { ladders, skills, day } = request;
  const climbed = climbedBy(skills, ladders);
  const untried = climbed.filter((one) => !isTried(one));
  const first = (one: Climbed, why: 'untried' | 'easiest') => drillChoice(request, one, 0, { why });
  // The drills are listed from the first that a newcomer meets.
  if (!climbed.some(isTried))
    return untried
      .filter(({ ladder }) => ladder.rules === undefined)
      .flatMap((one, at) => first(one, at === 0 ? 'easiest' : 'untried'));
  const following = climbed.flatMap((one) =>
    one.ladder.rungs.flatMap((_, at) => {
      const reason = afterKnown(one, at);
      return reason ? drillChoice(request, one, at, reason) : [];
    }),
  );
  const rules = new Set(climbed.filter(isTried).map(({ ladder }) => ladder.rules));
  const isNear = ({ ladder }: Climbed): boolean =>
    ladder.rules === undefined || rules.has(ladder.rules);
  const near = shuffled(untried.filter(isNear), day);
  const far = shuffled(
    untried.filter((one) => !isNear(one)),
    day,
  );
  return [
    ...shuffled(following, day),
    ...[...near, ...far].flatMap((one) => first(one, 'untried')),
    ...longAgo(request, climbed),
  ];
}
