/** What is remembered of the lessons, in one record with the results of the drills. */
import {
  $progress,
  changeProgress,
  type LessonRecord,
  type Progress,
  type SolveResult,
  type Stop,
} from './progress.ts';

const UNREAD: LessonRecord = { positions: {}, finished: false };

/** The name of a lesson in what is remembered: `waits/pair-and-run`. */
const lessonKey = (course: string, slug: string): string => `${course}/${slug}`;

/** Of a course, the lessons that were opened, by their names. */
export function lessonRecords(course: string): Readonly<Record<string, LessonRecord>> {
  const start = lessonKey(course, '');
  const opened = Object.entries($progress.get().lessons).filter(([key]) => key.startsWith(start));
  return Object.fromEntries(opened.map(([key, lesson]) => [key.slice(start.length), lesson]));
}

/**
 * Where to go on in a list of lessons: the one where the reader stopped, or once that is finished
 * the next that is not. Nowhere before the first lesson of the list is opened, and after the last.
 */
export function whereToGoOn(keys: readonly string[]): Stop | undefined {
  const { lessons, stop } = $progress.get();
  const isOpen = (key: string): boolean => !lessons[key]?.finished;
  const last = keys.findLastIndex((key) => key in lessons);
  const at = stop && keys.includes(stop.lesson) ? keys.indexOf(stop.lesson) : last;
  const key = keys[at];
  if (key === undefined) return undefined;
  if (stop && key === stop.lesson && isOpen(key)) return stop;
  const next = [...keys.slice(at), ...keys.slice(0, at)].find(isOpen);
  return next === undefined ? undefined : { lesson: next };
}

/** What a lesson comes to by its record as it is kept now, and that the reader stopped there. */
const keep = (
  key: string,
  change: (lesson: LessonRecord) => LessonRecord,
  position?: string,
): void =>
  changeProgress((progress) => {
    const { stop } = progress;
    const before = stop?.lesson === key ? stop.position : undefined;
    const at = position ?? before;
    return {
      ...progress,
      lessons: { ...progress.lessons, [key]: change(recordIn(progress, key)) },
      stop: { lesson: key, ...(at !== undefined && { position: at }) },
    };
  });

const recordIn = ({ lessons }: Progress, key: string): LessonRecord => lessons[key] ?? UNREAD;

export const openLesson = (key: string): void => keep(key, (lesson) => lesson);

function solved(before: SolveResult | undefined, right: boolean): SolveResult {
  if (before === undefined) return right ? 'first' : 'tried';
  return before === 'tried' && right ? 'later' : before;
}

interface Answered {
  readonly lesson: string;
  readonly position: string;
  readonly right: boolean;
}

export function answerPosition({ lesson: key, position, right }: Answered): void {
  keep(
    key,
    ({ positions, ...lesson }) => ({
      ...lesson,
      positions: { ...positions, [position]: solved(positions[position], right) },
    }),
    position,
  );
}

/** How many positions of a lesson are solved, from the first on without a gap. */
export function solvedIn(key: string, positions: readonly string[]): number {
  const lesson = recordIn($progress.get(), key);
  const isOpen = (position: string): boolean =>
    !['first', 'later'].includes(lesson.positions[position] ?? 'tried');
  const at = positions.findIndex(isOpen);
  return lesson.finished || at < 0 ? positions.length : at;
}

/** A lesson is finished once all its positions are answered; one without any, at its end. */
export function finishLesson(key: string, positions: readonly string[]): void {
  const lesson = recordIn($progress.get(), key);
  if (lesson.finished || positions.some((position) => !(position in lesson.positions))) return;
  keep(key, (now) => ({ ...now, finished: true }));
}
