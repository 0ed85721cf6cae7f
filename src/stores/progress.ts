import { persistentAtom } from '@nanostores/persistent';
import { PROGRESS_KEY, setAside } from './storage.ts';

export interface Result {
  /** A drill's id and level: `find-waits/13/pure`. */
  readonly skill: string;
  readonly right: boolean;
  readonly found: number;
  readonly missed: number;
  readonly wrong: number;
  readonly hints: number;
  readonly spent: number;
}

export interface SkillRecord {
  readonly asked: number;
  readonly right: number;
  readonly found: number;
  readonly missed: number;
  readonly wrong: number;
  readonly hints: number;
  readonly spent: number;
}

/** `version` tells later readers how to read what is stored. */
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

/** Small enough to add to without losing precision. */
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

export function eraseResultsOf(drill: string): void {
  const { skills } = $progress.get();
  const kept = Object.entries(skills).filter(([skill]) => !isOfDrill(skill, drill));
  $progress.set({ ...NOTHING, skills: Object.fromEntries(kept) });
}

export const eraseProgress = (): void => $progress.set(NOTHING);
