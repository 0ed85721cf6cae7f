/**
 * How far the reader is in the lessons, and the hands of the day: a small text, there before the
 * first paint. Answers are kept in the record.
 */
import { lessonNow } from '../../course/former-lessons.ts';
import { isFields, isRecordOf, isSmallCount } from '../device/checks.ts';
import { persistentAtom } from '../device/persistent.ts';
import { leaveToLater, PROGRESS_KEY, safeStorage, setAside, valueIn } from '../device/storage.ts';
import { type Skills, sumsIn } from './result.ts';

/** A position of a lesson: solved at once, solved after a wrong answer, or not solved yet. */
export const SOLVE_RESULTS = ['first', 'later', 'tried'] as const;
export type SolveResult = (typeof SOLVE_RESULTS)[number];

export interface LessonRecord {
  /** By the ids of the exercises. */
  readonly positions: Readonly<Record<string, SolveResult>>;
  readonly finished: boolean;
}

/** Where the reader was last: a lesson, and the position in it that was answered last. */
export interface Stop {
  /** Its course and name: `waits/pair-and-run`. */
  readonly lesson: string;
  readonly position?: string;
}

/** A hand of the day by its first answer: right without a hint, right with one, or wrong. */
export const DAY_RESULTS = ['alone', 'helped', 'missed'] as const;
export type DayResult = (typeof DAY_RESULTS)[number];

/** Where a guided walk was left. */
export interface WalkStop {
  /** Which of its questions is put. */
  readonly at: number;
  readonly misses: number;
  /** How many of its questions were answered at least once: none is counted twice. */
  readonly counted: number;
}

/** `version` tells later readers how to read what is stored. */
export interface Progress {
  readonly version: 2;
  /** The lessons that were opened, by course and name. */
  readonly lessons: Readonly<Record<string, LessonRecord>>;
  readonly stop?: Stop;
  /** By the number of the day. */
  readonly days?: Readonly<Record<string, DayResult>>;
  /** By the ids of the walks. */
  readonly walks?: Readonly<Record<string, WalkStop>>;
  /** Sums of answers from before there was a record of them, until it takes them over. */
  readonly earlier?: Skills;
}

const VERSION = 2;

export const NOTHING: Progress = { version: VERSION, lessons: {} };

const isSolved = (value: unknown): value is SolveResult =>
  SOLVE_RESULTS.some((solved) => solved === value);

const isLesson = (value: unknown): value is LessonRecord =>
  isFields(value) &&
  typeof value['finished'] === 'boolean' &&
  isRecordOf(isSolved)(value['positions']);

const isStop = (value: unknown): value is Stop =>
  isFields(value) &&
  typeof value['lesson'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['position']);

const isDayResult = (value: unknown): value is DayResult =>
  DAY_RESULTS.some((result) => result === value);

const isWalkStop = (value: unknown): value is WalkStop =>
  isFields(value) && ['at', 'misses', 'counted'].every((field) => isSmallCount(value[field]));

/** What was never asked says nothing. */
function earlierIn(value: unknown): Skills | undefined {
  if (!isFields(value)) return undefined;
  const given = Object.entries(value).map(([skill, sums]) => [skill, sumsIn(sums)] as const);
  if (given.some(([, sums]) => sums === undefined)) return undefined;
  return Object.fromEntries(
    given.flatMap(([skill, sums]) => (sums && sums.asked > 0 ? [[skill, sums]] : [])),
  );
}

/** Under the names of today; what was read under both is what was read under today's. */
function byName(lessons: Progress['lessons']): Progress['lessons'] {
  const renamed = Object.entries(lessons).map(([key, lesson]) => [lessonNow(key), lesson] as const);
  return { ...Object.fromEntries(renamed), ...lessonsToday(lessons) };
}

const lessonsToday = (lessons: Progress['lessons']): Progress['lessons'] =>
  Object.fromEntries(Object.entries(lessons).filter(([key]) => lessonNow(key) === key));

/** What was kept before there were lessons, hands of the day or guided walks in it has none. */
export function progressIn(value: unknown): Progress | undefined {
  if (!isFields(value) || (value['version'] !== 1 && value['version'] !== 2)) return undefined;
  const { lessons = {}, stop, days, walks } = value;
  // The first form held the sums, under another name.
  const sums = value['version'] === 1 ? value['skills'] : (value['earlier'] ?? {});
  const earlier = earlierIn(sums);
  if (!earlier || !isRecordOf(isLesson)(lessons)) return undefined;
  if (stop !== undefined && !isStop(stop)) return undefined;
  if (days !== undefined && !isRecordOf(isDayResult)(days)) return undefined;
  if (walks !== undefined && !isRecordOf(isWalkStop)(walks)) return undefined;
  const place = stop && { stop: { ...stop, lesson: lessonNow(stop.lesson) } };
  const parts = { ...place, ...(days && { days }), ...(walks && { walks }) };
  const hasEarlier = Object.keys(earlier).length > 0;
  return { version: 2, lessons: byName(lessons), ...parts, ...(hasEarlier && { earlier }) };
}

function decode(text: string): Progress {
  const value = valueIn(text);
  const progress = progressIn(value);
  if (progress) return progress;
  if (isFields(value) && Number(value['version']) > VERSION) leaveToLater(PROGRESS_KEY);
  else setAside(PROGRESS_KEY, text);
  return NOTHING;
}

const NO_TEXT = JSON.stringify(NOTHING);

/** Of nothing, no text is kept. */
function encode(progress: Progress): string | undefined {
  const text = JSON.stringify(progress);
  return text === NO_TEXT ? undefined : text;
}

export const $progress = persistentAtom<Progress>(PROGRESS_KEY, NOTHING, {
  encode,
  decode,
});

/** On what is kept now, which another window may have changed since this one last looked. */
export function changeProgress(change: (progress: Progress) => Progress): void {
  const text = safeStorage[PROGRESS_KEY];
  $progress.set(change(text === undefined ? $progress.get() : decode(text)));
}

/** The record has taken the sums over. */
export const dropEarlier = (taken: Skills): void =>
  changeProgress(({ earlier, ...progress }) =>
    earlier && JSON.stringify(earlier) !== JSON.stringify(taken)
      ? { ...progress, earlier }
      : progress,
  );

export const walkStopOf = (walk: string): WalkStop | undefined => $progress.get().walks?.[walk];

export const keepWalkStop = (walk: string, stop: WalkStop): void =>
  changeProgress((progress) => ({ ...progress, walks: { ...progress.walks, [walk]: stop } }));

/** Forgets how far the reader is, which is given back. */
export function eraseProgress(): Progress {
  let before = NOTHING;
  changeProgress((progress) => {
    before = progress;
    return NOTHING;
  });
  return before;
}
