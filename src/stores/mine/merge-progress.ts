/** Two readings of the lessons in one: the best of each position, day and walk, whichever comes first. */

import { canonical, greaterOf } from '../record/merge-rows.ts';
import {
  DAY_RESULTS,
  type DayResult,
  type LessonRecord,
  type Progress,
  SOLVE_RESULTS,
  type SolveResult,
  type WalkStop,
} from '../record/progress.ts';

type By<Value> = Readonly<Record<string, Value>>;

function ofBoth<Value>(a: By<Value>, b: By<Value>, better: (a: Value, b: Value) => Value) {
  const all = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const known = all.get(key);
    all.set(key, known === undefined ? value : better(known, value));
  }
  return Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Of words in the order of their worth. */
const best =
  <Word extends string>(words: readonly Word[]) =>
  (a: Word, b: Word): Word =>
    words.indexOf(a) <= words.indexOf(b) ? a : b;

const bestOf = best<SolveResult>(SOLVE_RESULTS);
const bestDay = best<DayResult>(DAY_RESULTS);

const lessonOf = (a: LessonRecord, b: LessonRecord): LessonRecord => ({
  positions: ofBoth(a.positions, b.positions, bestOf),
  finished: a.finished || b.finished,
});

/** The furthest; of two as far, the one with fewer misses. */
const furthest = (a: WalkStop, b: WalkStop): WalkStop =>
  greaterOf(
    a,
    b,
    ({ at }) => at,
    ({ counted }) => counted,
    ({ misses }) => -misses,
  );

/** Where the reader stopped is of this device, as its settings are. */
export function mergeProgress(here: Progress, other: Progress): Progress {
  const days = ofBoth(here.days ?? {}, other.days ?? {}, bestDay);
  const walks = ofBoth(here.walks ?? {}, other.walks ?? {}, furthest);
  const stop = here.stop ?? other.stop;
  const earlier = here.earlier ?? other.earlier;
  return {
    version: 2,
    lessons: ofBoth(here.lessons, other.lessons, lessonOf),
    ...(stop && { stop }),
    ...(Object.keys(days).length > 0 && { days }),
    ...(Object.keys(walks).length > 0 && { walks }),
    ...(earlier && { earlier }),
  };
}

/** Of a record by names, what is not as it was. */
const changedIn = <Value>(now: By<Value>, then: By<Value>): By<Value> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => canonical(value) !== canonical(then[key] ?? null)),
  );

/** What the reader has done since. */
export const progressSince = (now: Progress, then: Progress): Progress => ({
  version: 2,
  lessons: changedIn(now.lessons, then.lessons),
  days: changedIn(now.days ?? {}, then.days ?? {}),
  walks: changedIn(now.walks ?? {}, then.walks ?? {}),
});
