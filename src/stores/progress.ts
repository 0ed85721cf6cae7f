import { persistentAtom } from './persistent.ts';
import { PROGRESS_KEY, setAside } from './storage.ts';

const COUNTS = ['found', 'missed', 'wrong', 'hints', 'spent'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

export interface Result extends Counts {
  /** A drill's id and level: `find-waits/13/pure`. */
  readonly skill: string;
  readonly right: boolean;
}

export interface SkillRecord extends Counts {
  readonly asked: number;
  readonly right: number;
}

/** A position of a lesson: solved at once, solved after a wrong answer, or not solved yet. */
const SOLVED = ['first', 'later', 'tried'] as const;
export type Solved = (typeof SOLVED)[number];

export interface LessonRecord {
  /** By the ids of the exercises. */
  readonly positions: Readonly<Record<string, Solved>>;
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
  readonly version: 1;
  readonly skills: Readonly<Record<string, SkillRecord>>;
  /** The lessons that were opened, by course and name. */
  readonly lessons: Readonly<Record<string, LessonRecord>>;
  readonly stop?: Stop;
  /** By the number of the day. */
  readonly days?: Readonly<Record<string, DayResult>>;
  /** By the ids of the walks. */
  readonly walks?: Readonly<Record<string, WalkStop>>;
}

const NOTHING: Progress = { version: 1, skills: {}, lessons: {} };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(isValue);

/** Small enough to add to without losing precision. */
const isSum = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

const isSkill = (value: unknown): value is SkillRecord =>
  isRecord(value) && ['asked', 'right', ...COUNTS].every((field) => isSum(value[field]));

const isSolved = (value: unknown): value is Solved => SOLVED.some((solved) => solved === value);

const isLesson = (value: unknown): value is LessonRecord =>
  isRecord(value) &&
  typeof value['finished'] === 'boolean' &&
  isRecordOf(isSolved)(value['positions']);

const isStop = (value: unknown): value is Stop =>
  isRecord(value) &&
  typeof value['lesson'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['position']);

const isDayResult = (value: unknown): value is DayResult =>
  DAY_RESULTS.some((result) => result === value);

const isWalkStop = (value: unknown): value is WalkStop =>
  isRecord(value) && ['at', 'misses', 'counted'].every((field) => isSum(value[field]));

/** No more can be right than were asked; what was never asked says nothing. */
const repaired = (skills: Progress['skills']): Progress['skills'] =>
  Object.fromEntries(
    Object.entries(skills)
      .filter(([, { asked }]) => asked > 0)
      .map(([skill, sums]) => [skill, { ...sums, right: Math.min(sums.right, sums.asked) }]),
  );

/** What was kept before there were lessons, hands of the day or guided walks in it has none. */
function progressIn(value: unknown): Progress | undefined {
  if (!isRecord(value) || value['version'] !== 1) return undefined;
  const { skills, lessons = {}, stop, days, walks } = value;
  if (!isRecordOf(isSkill)(skills) || !isRecordOf(isLesson)(lessons)) return undefined;
  if (stop !== undefined && !isStop(stop)) return undefined;
  if (days !== undefined && !isRecordOf(isDayResult)(days)) return undefined;
  if (walks !== undefined && !isRecordOf(isWalkStop)(walks)) return undefined;
  const read = { version: 1, skills: repaired(skills), lessons } as const;
  return { ...read, ...(stop && { stop }), ...(days && { days }), ...(walks && { walks }) };
}

function decode(text: string): Progress {
  try {
    const progress = progressIn(JSON.parse(text));
    if (progress) return progress;
  } catch {
    // Damaged text is set aside below, like text in another format.
  }
  setAside(PROGRESS_KEY, text);
  return NOTHING;
}

export const $progress = persistentAtom<Progress>(PROGRESS_KEY, NOTHING, {
  encode: JSON.stringify,
  decode,
});

export function record({ skill, right, ...counts }: Result): void {
  const progress = $progress.get();
  const before = progress.skills[skill];
  const sums = COUNTS.map((count) => [count, (before?.[count] ?? 0) + counts[count]] as const);
  const after: SkillRecord = {
    asked: (before?.asked ?? 0) + 1,
    right: (before?.right ?? 0) + Number(right),
    ...(Object.fromEntries(sums) as Counts),
  };
  $progress.set({ ...progress, skills: { ...progress.skills, [skill]: after } });
}

export const walkStopOf = (walk: string): WalkStop | undefined => $progress.get().walks?.[walk];

export function keepWalkStop(walk: string, stop: WalkStop): void {
  const progress = $progress.get();
  $progress.set({ ...progress, walks: { ...progress.walks, [walk]: stop } });
}

export const isOfDrill = (skill: string, drill: string): boolean => skill.startsWith(`${drill}/`);

/** What was erased comes back when the answer is called. */
export function eraseResultsOf(drill: string): () => void {
  const all = Object.entries($progress.get().skills);
  const [erased, kept] = [true, false].map((isErased) =>
    Object.fromEntries(all.filter(([skill]) => isOfDrill(skill, drill) === isErased)),
  );
  const put = (skills: Progress['skills'] = {}): void =>
    $progress.set({ ...$progress.get(), skills });
  put(kept);
  return () => put({ ...$progress.get().skills, ...erased });
}

export function eraseProgress(): () => void {
  const before = $progress.get();
  $progress.set(NOTHING);
  return () => $progress.set(before);
}
