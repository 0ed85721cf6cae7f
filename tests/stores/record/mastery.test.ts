/** How well a level is known, which comes next, and practice day by day. */
import { describe, expect, test } from 'vitest';
import { joinSkills, masteryOf, nextOf } from '../../../src/stores/record/mastery.ts';
import { byAspect, daysOf, streakOf } from '../../../src/stores/record/practice.ts';
import type { Tally } from '../../../src/stores/record/result.ts';

test.each([
  ['', 'new'],
  ['0', 'begun'],
  ['111111', 'begun'],
  ['1111111', 'good'],
  ['1111111hhh', 'good'],
  ['1111110000', 'begun'],
  ['111111111', 'known'],
  ['1111111110', 'known'],
  ['11111111hh', 'good'],
  ['00000000001111111111', 'known'],
  ['11111111110000', 'begun'],
] as const)('outcomes %j are %s', (last, mastery) => {
  expect(masteryOf(last)).toBe(mastery);
});

test.each([
  ['nothing tried', ['new', 'new'], 0],
  ['the first known', ['known', 'new', 'new'], 1],
  ['one known past others', ['begun', 'known', 'new'], 2],
  ['none known, one tried', ['new', 'good', 'new'], 1],
  ['none known, each tried once', ['begun', 'begun', 'new'], 0],
  ['none known, one going well below one begun', ['good', 'begun', 'new'], 1],
  ['the top known alone', ['begun', 'known'], 0],
  ['all known', ['known', 'known'], undefined],
] as const)('%s: the next is %s', (_, ladder, next) => {
  expect(nextOf(ladder)).toBe(next);
});

const sums = { asked: 4, right: 3, found: 0, missed: 0, wrong: 0, hints: 0, spent: 1000 };

test('skills of one level are looked at as one, the latest answers last', () => {
  const skills = {
    'find-waits/7/suits': { ...sums, last: '0111', at: 20 },
    'find-waits/7/pure': { ...sums, last: '1101', at: 10 },
    'find-waits/10/pure': { ...sums, last: '0000', at: 30 },
  };
  expect(joinSkills(skills, '^find-waits/7/[^/]+$')).toEqual({
    ...{ asked: 8, right: 6, spent: 2000, last: '11010111' },
  });
});

const tally = (values: Partial<Tally>): Tally => ({
  ...{ day: '2026-11-23', skill: 'find-waits/7/pure', asked: 4, right: 3, hints: 1, spent: 8000 },
  aspects: {},
  ...values,
});

describe('practice', () => {
  const tallies = [
    tally({ aspects: { 'waits:2': [3, 3, 6000], 'waits:10': [1, 0, 2000] } }),
    tally({ day: '2026-11-21', aspects: { 'waits:2': [4, 1, 8000], 'holds:3': [1, 1, 10] } }),
    tally({ skill: 'count-hand/fan', asked: 1, right: 0, spent: 500 }),
  ];

  test('adds up day by day', () => {
    expect(daysOf(tallies)).toEqual([
      { day: '2026-11-21', asked: 4, right: 3, spent: 8000 },
      { day: '2026-11-23', asked: 5, right: 3, spent: 8500 },
    ]);
  });

  test('of one drill, and of one part of its questions', () => {
    expect(daysOf(tallies, 'count-hand')).toEqual([
      { day: '2026-11-23', asked: 1, right: 0, spent: 500 },
    ]);
    expect(daysOf(tallies, 'find-waits', 'waits:10')).toEqual([
      { day: '2026-11-23', asked: 1, right: 0, spent: 2000 },
    ]);
  });

  test('by an aspect, numbers in their order', () => {
    expect(byAspect(tallies, 'find-waits', 'waits')).toEqual([
      { value: '2', asked: 7, right: 4, spent: 14_000 },
      { value: '10', asked: 1, right: 0, spent: 2000 },
    ]);
    expect(byAspect(tallies, 'count-hand', 'waits')).toEqual([]);
  });

  test.each([
    ['today and the two days before', [10, 9, 8, 6], 3],
    ['up to yesterday', [9, 8], 2],
    ['not since the day before yesterday', [8, 7], 0],
    ['never', [], 0],
  ] as const)('%s: in a row %s', (_, days, count) => {
    expect(streakOf(new Set(days), 10)).toBe(count);
  });
});
