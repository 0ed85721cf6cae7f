import { persistentAtom } from '@nanostores/persistent';
import { PROGRESS_KEY, setAside } from './storage.ts';

/** One answered question, as it is counted. */
export interface Result {
  /** What was practised: a drill's id and level, `find-waits/13/pure`. */
  readonly skill: string;
  readonly right: boolean;
  readonly found: number;
  readonly missed: number;
  readonly wrong: number;
  readonly hints: number;
  /** Milliseconds from the question's appearance to the answer. */
  readonly spent: number;
}

/** The sums over all answers of a skill. */
export interface SkillRecord {
  readonly asked: number;
  readonly right: number;
  readonly found: number;
  readonly missed: number;
  readonly wrong: number;
  readonly hints: number;
  readonly spent: number;
}

/** What is kept on the device. `version` tells later readers how to read it. */
export interface Progress {
  readonly version: 1;
  readonly skills: Readonly<Record<string, SkillRecord>>;
}

const NOTHING: Progress = { version: 1, skills: {} };

const FIELDS = ['asked', 'right', 'found', 'missed', 'wrong', 'hints', 'spent'] as const;
const BLANK: SkillRecord = {
  asked: 0,
  right: 0,
  found: 0,
  missed: 0,
  wrong: 0,
  hints: 0,
  spent: 0,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A sum that more can be added to without losing count. */
const isSum = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

const isSkill = (value: unknown): value is SkillRecord =>
  isRecord(value) && FIELDS.every((field) => isSum(value[field]));

const isProgress = (value: unknown): value is Progress =>
  isRecord(value) &&
  value['version'] === 1 &&
  isRecord(value['skills']) &&
  Object.values(value['skills']).every(isSkill);

function decode(text: string): Progress {
  try {
    const value: unknown = JSON.parse(text);
    if (isProgress(value)) return value;
  } catch {
    // Damaged text is set aside below, like a text of another form.
  }
  setAside(PROGRESS_KEY, text);
  return NOTHING;
}

export const $progress = persistentAtom<Progress>(PROGRESS_KEY, NOTHING, {
  encode: JSON.stringify,
  decode,
});

/** Adds one answer to the sums of its skill. */
export function record({ skill, right, ...counts }: Result): void {
  const progress = $progress.get();
  const before = progress.skills[skill] ?? BLANK;
  const after: SkillRecord = {
    asked: before.asked + 1,
    right: before.right + Number(right),
    found: before.found + counts.found,
    missed: before.missed + counts.missed,
    wrong: before.wrong + counts.wrong,
    hints: before.hints + counts.hints,
    spent: before.spent + counts.spent,
  };
  $progress.set({ ...progress, skills: { ...progress.skills, [skill]: after } });
}

export const isOfDrill = (skill: string, drill: string): boolean => skill.startsWith(`${drill}/`);

/** Erases the results of a drill and leaves the others. */
export function eraseResultsOf(drill: string): void {
  const { skills } = $progress.get();
  const kept = Object.entries(skills).filter(([skill]) => !isOfDrill(skill, drill));
  $progress.set({ ...NOTHING, skills: Object.fromEntries(kept) });
}

export const eraseProgress = (): void => $progress.set(NOTHING);
