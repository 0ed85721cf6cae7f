/** How well something is known, by the last answers, and what comes next. */
import { timesIn, UP, WINDOW } from './ladder.ts';
import type { SkillRecord, Skills } from './result.ts';

export const MASTERIES = ['new', 'begun', 'good', 'known'] as const;
export type Mastery = (typeof MASTERIES)[number];

/** So many of the last answers right are good. */
export const GOOD = 7;

/** By the last ten outcomes, oldest first: nine right without a hint are known, seven right are good. */
export function masteryOf(last: string): Mastery {
  const recent = last.slice(-WINDOW);
  if (recent === '') return 'new';
  if (timesIn(recent, '1') >= UP) return 'known';
  const right = recent.length - timesIn(recent, '0');
  return right >= GOOD ? 'good' : 'begun';
}

/** What was answered of several skills, as if they were one. */
export function joinSkills(
  skills: Skills,
  pattern: string,
): Pick<SkillRecord, 'asked' | 'right' | 'spent' | 'last'> {
  const matching = new RegExp(pattern);
  const found = Object.entries(skills).flatMap(([skill, sums]) =>
    matching.test(skill) ? [sums] : [],
  );
  const inOrder = found.toSorted((a, b) => a.at - b.at);
  const sum = (field: 'asked' | 'right' | 'spent'): number =>
    found.reduce((total, sums) => total + sums[field], 0);
  return {
    ...{ asked: sum('asked'), right: sum('right'), spent: sum('spent') },
    last: inOrder.map(({ last }) => last).join(''),
  };
}

/**
 * Of levels in rising order, the place of the one to practise next: after the last that is known;
 * where none is, after the last that goes well, no higher than was tried; past the top, the first
 * that is not known.
 */
export function nextOf(ladder: readonly Mastery[]): number | undefined {
  const known = ladder.lastIndexOf('known');
  const isTried = (mastery: Mastery): boolean => mastery !== 'new';
  const good = ladder.lastIndexOf('good');
  if (known < 0 && good >= 0) return Math.min(good + 1, ladder.findLastIndex(isTried));
  if (known < 0) return Math.max(0, ladder.findIndex(isTried));
  if (known + 1 < ladder.length) return known + 1;
  const open = ladder.findIndex((mastery) => mastery !== 'known');
  return open < 0 ? undefined : open;
}
