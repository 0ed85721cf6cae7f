/** Two records in one: whichever comes first, nothing is lost, and what is read twice counts once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitedProgress } from '../../../src/stores/mine/united-progress.ts';
import type { Progress } from '../../../src/stores/record/progress.ts';
import { canonical, NO_ROWS, OWN, type Own, united } from '../../../src/stores/record/united.ts';
import { sumsOf } from '../../../src/stores/record/whole.ts';
import { own, progress } from './arbitrary.ts';

const sorted = (rows: Own): Own =>
  Object.fromEntries(
    OWN.map((name) => [name, rows[name].toSorted((a, b) => (a.id < b.id ? -1 : 1))]),
  ) as unknown as Own;

/** Where the reader stopped is of one device. */
const travelling = ({ stop: _, ...rest }: Progress): Progress => rest;

interface Law<Value> {
  readonly name: string;
  readonly any: fc.Arbitrary<Value>;
  readonly merge: (a: Value, b: Value) => Value;
  readonly seen: (value: Value) => unknown;
  readonly nothing: Value;
}

const rows: Law<Own> = {
  ...{ name: 'records', any: own, merge: united, seen: sorted, nothing: NO_ROWS },
};
const places: Law<Progress> = {
  ...{ name: 'places in the lessons', any: progress, merge: unitedProgress },
  ...{ seen: (value) => travelling(unitedProgress(value, value)) },
  nothing: { version: 2, lessons: {} },
};

function lawsOf<Value>({ name, any, merge, seen, nothing }: Law<Value>): void {
  describe(`${name} are merged`, () => {
    test('whichever comes first', () => {
      fc.assert(
        fc.property(any, any, (a, b) => {
          expect(seen(merge(a, b))).toEqual(seen(merge(b, a)));
        }),
      );
    });
    test('in whatever order', () => {
      fc.assert(
        fc.property(any, any, any, (a, b, c) => {
          expect(seen(merge(merge(a, b), c))).toEqual(seen(merge(a, merge(b, c))));
        }),
      );
    });
    test('once, however often', () => {
      fc.assert(
        fc.property(any, any, (a, b) => {
          expect(seen(merge(a, a))).toEqual(seen(a));
          expect(seen(merge(merge(a, b), b))).toEqual(seen(merge(a, b)));
        }),
      );
    });
    test('with nothing, and stay as they are', () => {
      fc.assert(
        fc.property(any, (a) => {
          expect(seen(merge(a, nothing))).toEqual(seen(a));
        }),
      );
    });
  });
}

lawsOf(rows);
lawsOf(places);

test('no attempt, card, run or sum is lost', () => {
  fc.assert(
    fc.property(own, own, (a, b) => {
      const both = united(a, b);
      for (const name of OWN) {
        const ids = [...a[name], ...b[name]].map(({ id }) => id);
        expect(both[name].map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted());
      }
    }),
  );
});

test('the sums are those of all answers, whichever record came first', () => {
  fc.assert(
    fc.property(own, own, (a, b) => {
      const [sums, same] = [sumsOf(united(a, b)), sumsOf(united(b, a))];
      expect(new Set(sums.skills.map(canonical))).toEqual(new Set(same.skills.map(canonical)));
      expect(sums.tallies).toEqual(same.tallies);
    }),
  );
});

test.each([
  ['solved at once is more than later', 'first', 'later', 'first'],
  ['later is more than tried', 'tried', 'later', 'later'],
] as const)('%s', (_, a, b, best) => {
  const lessonsOf = (solved: 'first' | 'later' | 'tried') => ({
    'waits/edge': { positions: { p: solved }, finished: solved === 'later' },
  });
  const one = { version: 2, lessons: lessonsOf(a), days: { 7: 'missed' } } as const;
  const other = { version: 2, lessons: lessonsOf(b), days: { 7: 'helped' } } as const;
  expect(unitedProgress(one, other)).toEqual({
    ...{ version: 2, days: { 7: 'helped' } },
    lessons: { 'waits/edge': { positions: { p: best }, finished: true } },
  });
});

test('a walk goes on where it was furthest', () => {
  const at = (walk: object): Progress => ({ version: 2, lessons: {}, walks: { w: walk as never } });
  const near = { at: 2, misses: 0, counted: 2 };
  const far = { at: 5, misses: 3, counted: 5 };
  expect(unitedProgress(at(near), at(far)).walks).toEqual({ w: far });
  expect(unitedProgress(at(far), at({ ...far, misses: 1 })).walks?.['w']?.misses).toBe(1);
});
