import { describe, expect, test } from 'vitest';
import {
  bestBefore,
  byRank,
  firstOfDay,
  isBest,
  runsOf,
} from '../../../src/stores/guide/runs/best.ts';
import type { Run } from '../../../src/stores/record/rows.ts';

const run = (changes: Partial<Run>): Run => ({
  ...{ id: 'a', at: 0, drill: 'd', skill: 'd/4', kind: 'ten', asked: 10, right: 8 },
  ...{ spent: 60_000, outcomes: '' },
  ...changes,
});

test.each<[string, Partial<Run>, Partial<Run>]>([
  ['more right', { right: 9 }, { right: 8, spent: 1 }],
  ['as many in less time', { spent: 59_999 }, { spent: 60_000 }],
  ['as many in the same time with fewer tries', { asked: 9 }, { asked: 10 }],
  ['the earlier of two alike', { at: 1 }, { at: 2 }],
])('better: %s', (_, better, worse) => {
  expect(byRank(run(better), run(worse))).toBeLessThan(0);
  expect(byRank(run(worse), run(better))).toBeGreaterThan(0);
});

describe('the best so far', () => {
  const now = run({ id: 'now', right: 9, at: 9 });

  test('is of the same kind and level, itself left out', () => {
    const others = [
      now,
      run({ id: 'b', right: 7 }),
      run({ id: 'c', kind: 'twenty', right: 20 }),
      run({ id: 'd', skill: 'd/7', right: 10 }),
    ];
    expect(bestBefore(others, now)?.id).toBe('b');
  });

  test.each<[number | undefined, boolean]>([
    [undefined, false],
    [8, true],
    [9, false],
    [10, false],
  ])('with %s right before, nine are a new best: %s', (right, best) => {
    expect(isBest(now, right === undefined ? undefined : run({ right }))).toBe(best);
  });
});

test('runs stand by level and kind, in the order of time', () => {
  const rows = [
    run({ id: 'b', at: 2, right: 10 }),
    run({ id: 'a', at: 1 }),
    run({ id: 'c', skill: 'd/13', kind: 'storm' }),
    run({ id: 'd', kind: 'day', day: 1 }),
    run({ id: 'e', drill: 'other' }),
  ];
  const said = runsOf(rows, 'd').map(({ skill, kind, runs, best }) => [
    ...[skill, kind, best.id],
    ...runs.map(({ id }) => id),
  ]);
  expect(said).toEqual([
    ['d/4', 'ten', 'b', 'a', 'b'],
    ['d/13', 'storm', 'c', 'c'],
  ]);
});

test('of the runs of a day, the first counts', () => {
  const day = (id: string, at: number, of: number) => run({ id, at, kind: 'day', day: of });
  expect(firstOfDay([day('b', 5, 7), day('a', 4, 7), day('c', 1, 6)], 7)?.id).toBe('a');
  expect(firstOfDay([run({})], 7)).toBeUndefined();
});
