/** What is kept of an answer, and how answers add up: pure sums, no storage. */
import { dayOf, isoDay } from '../../course/day.ts';
import type { Texts } from '../../engine/drills.ts';
import { isOutcomes, isSum } from '../device/checks.ts';

const COUNTS = ['found', 'missed', 'wrong', 'hints', 'spent'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

export interface AnswerResult extends Counts {
  /** A drill's id and level: `find-waits/13/pure`. */
  readonly skill: string;
  readonly right: boolean;
  /** The question in the one notation. */
  readonly texts?: Texts | undefined;
  /** What it is looked at by, beside its skill: `{ waits: '3' }`. */
  readonly aspects?: Aspects | undefined;
}

type Aspects = Readonly<Record<string, string>>;

/** An answer that was judged. `spent` is in milliseconds. */
export interface Attempt extends AnswerResult {
  /** Told apart from those of any other device. */
  readonly id: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Right without a hint, right with one, or wrong. */
export type Outcome = '1' | 'h' | '0';

/** All answers of a skill in sums. */
export interface SkillRecord extends Counts {
  readonly asked: number;
  readonly right: number;
  /** The last outcomes, oldest first; shorter than `asked` where sums alone were kept. */
  readonly last: string;
  /** When the last answer was given; 0 where only sums were kept. */
  readonly at: number;
}

export type Skills = Readonly<Record<string, SkillRecord>>;

export interface SkillRow extends SkillRecord {
  readonly skill: string;
}

type Part = readonly [asked: number, right: number, spent: number];

/** The answers of one skill on one day. */
export interface Tally {
  /** The reader's own day: `2026-11-23`. */
  readonly day: string;
  readonly skill: string;
  readonly asked: number;
  readonly right: number;
  readonly hints: number;
  readonly spent: number;
  /** By the aspects of the questions: `waits:3`. */
  readonly aspects: Readonly<Record<string, Part>>;
}

/** So many outcomes are kept with the sums. */
const LAST = 20;

export const outcomeOf = ({ right, hints }: Pick<AnswerResult, 'right' | 'hints'>): Outcome =>
  right ? (hints > 0 ? 'h' : '1') : '0';

export const isOfDrill = (skill: string, drill: string): boolean => skill.startsWith(`${drill}/`);

const NO_SUMS: SkillRecord = {
  ...{ asked: 0, right: 0, last: '', at: 0 },
  ...{ found: 0, missed: 0, wrong: 0, hints: 0, spent: 0 },
};

const addCounts = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(COUNTS.map((count) => [count, a[count] + b[count]])) as Counts;

/** In milliseconds: a question that stands for longer was left on the page, not thought about. */
const LONGEST = 300_000;

const thinkingTime = ({ spent }: Pick<Counts, 'spent'>): number => Math.min(spent, LONGEST);

export const sumsAfter = (
  before: SkillRecord | undefined,
  attempt: Omit<Attempt, 'id'>,
): SkillRecord => {
  const sums = before ?? NO_SUMS;
  return {
    ...addCounts(sums, { ...attempt, spent: thinkingTime(attempt) }),
    asked: sums.asked + 1,
    right: sums.right + Number(attempt.right),
    last: (sums.last + outcomeOf(attempt)).slice(-LAST),
    at: Math.max(sums.at, attempt.at),
  };
};

/** Two sums of different answers in one; those of `earlier` came first. */
export const sumsOfBoth = (earlier: SkillRecord, later: SkillRecord): SkillRecord => ({
  ...addCounts(earlier, later),
  asked: earlier.asked + later.asked,
  right: earlier.right + later.right,
  last: (earlier.last + later.last).slice(-LAST),
  at: Math.max(earlier.at, later.at),
});

const NO_PART: Part = [0, 0, 0];

export function tallyAfter(before: Tally | undefined, attempt: Omit<Attempt, 'id'>): Tally {
  const { skill, right, hints, aspects = {} } = attempt;
  const spent = thinkingTime(attempt);
  const tally = before ?? {
    ...{
      day: isoDay(dayOf(attempt.at)),
      skill,
      asked: 0,
      right: 0,
      hints: 0,
      spent: 0,
      aspects: {},
    },
  };
  const parts = Object.entries(aspects).map(([name, value]) => {
    const key = `${name}:${value}`;
    const [asked, known, time] = tally.aspects[key] ?? NO_PART;
    return [key, [asked + 1, known + Number(right), time + spent]] as const;
  });
  return {
    ...tally,
    asked: tally.asked + 1,
    right: tally.right + Number(right),
    hints: tally.hints + hints,
    spent: tally.spent + spent,
    aspects: { ...tally.aspects, ...Object.fromEntries(parts) },
  };
}

/** In the order in which they were given, the same on every device. */
const inOrder = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id)));

/** The sums of the record made anew: from what was kept in sums alone, then answer by answer. */
export function sumRecord(
  earlier: readonly Skills[],
  attempts: readonly Attempt[],
): { readonly skills: readonly SkillRow[]; readonly tallies: readonly Tally[] } {
  const skills = new Map<string, SkillRecord>();
  const tallies = new Map<string, Tally>();
  for (const [skill, sums] of earlier.flatMap((all) => Object.entries(all))) {
    const before = skills.get(skill);
    skills.set(skill, before ? sumsOfBoth(before, sums) : sums);
  }
  for (const attempt of inOrder(attempts)) {
    const key = `${isoDay(dayOf(attempt.at))} ${attempt.skill}`;
    skills.set(attempt.skill, sumsAfter(skills.get(attempt.skill), attempt));
    tallies.set(key, tallyAfter(tallies.get(key), attempt));
  }
  return {
    skills: [...skills].map(([skill, sums]) => ({ skill, ...sums })),
    tallies: [...tallies.values()],
  };
}

/** Sums as any form of the site kept them; nothing where they are none. */
export function sumsIn(value: unknown): SkillRecord | undefined {
  const given = Object(value) as Readonly<Record<string, unknown>>;
  if (!['asked', 'right', ...COUNTS].every((field) => isSum(given[field]))) return undefined;
  const { asked, right, last = '', at = 0, ...counts } = given as unknown as SkillRecord;
  if (!isOutcomes(last) || !isSum(at)) return undefined;
  // No more can be right than were asked.
  return { ...addCounts(NO_SUMS, counts), asked, right: Math.min(right, asked), last, at };
}
