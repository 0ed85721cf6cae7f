import { persistentAtom } from '@nanostores/persistent';
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

/** `version` tells later readers how to read what is stored. */
export interface Progress {
  readonly version: 1;
  readonly skills: Readonly<Record<string, SkillRecord>>;
}

const NOTHING: Progress = { version: 1, skills: {} };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Small enough to add to without losing precision. */
const isSum = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

const isSkill = (value: unknown): value is SkillRecord =>
  isRecord(value) && ['asked', 'right', ...COUNTS].every((field) => isSum(value[field]));

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

export const isOfDrill = (skill: string, drill: string): boolean => skill.startsWith(`${drill}/`);

export function eraseResultsOf(drill: string): void {
  const { skills } = $progress.get();
  const kept = Object.entries(skills).filter(([skill]) => !isOfDrill(skill, drill));
  $progress.set({ ...NOTHING, skills: Object.fromEntries(kept) });
}

export const eraseProgress = (): void => $progress.set(NOTHING);
