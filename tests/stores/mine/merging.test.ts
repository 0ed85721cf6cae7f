/** Two records in one: whichever comes first, nothing is lost, and what is read twice counts once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeProgress } from '../../../src/stores/mine/merge-progress.ts';
import {
  canonical,
  mergeRows,
  NO_ROWS,
  OWN_STORES,
  type OwnRows,
} from '../../../src/stores/record/merge-rows.ts';
import type { Progress } from '../../../src/stores/record/progress.ts';
import { recordSums } from '../../../src/stores/record/whole.ts';
import { own, progress } from './arbitrary.ts';

const sorted = (rows: OwnRows): OwnRows =>
  Object.fromEntries(
    OWN_STORES.map((name) => [name, rows[name].toSorted((a, b) => (a.id < b.id ? -1 : 1))]),
  ) as unknown as OwnRows;

/** Where the reader stopped is of one device. */
const travelling = ({ stop: _, ...rest }: Progress): Progress => rest;

interface Law<Value> {
  readonly name: string;
  readonly any: fc.Arbitrary<Value>;
  readonly merge: (a: Value, b: Value) => Value;
  readonly seen: (value: Value) => unknown;
  readonly nothing: Value;
}

const rows: Law<OwnRows> = {
  ...{ name: 'records', any: own, merge: mergeRows, seen: sorted, nothing: NO_ROWS },
};
const places: Law<Progress> = {
  ...{ name: 'places in the lessons', any: progress, merge: mergeProgress },
  ...{ seen: (value) => travelling(mergeProgress(value, value)) },
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
      const both = mergeRows(a, b);
      for (const name of OWN_STORES) {
        const ids = [...a[name], ...b[name]].map(({ id }) => id);
        expect(both[name].map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted());
      }
    }),
  );
});

test('the sums are those of all answers, whichever record came first', () => {
  fc.assert(
    fc.property(own, own, (a, b) => {
      const [sums, same] = [recordSums(mergeRows(a, b)), recordSums(mergeRows(b, a))];
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
  expect(mergeProgress(one, other)).toEqual({
    ...{ version: 2, days: { 7: 'helped' } },
    lessons: { 'waits/edge': { positions: { p: best }, finished: true } },
  });
});

test('a walk goes on where it was furthest', () => {
  const at = (walk: object): Progress => ({ version: 2, lessons: {}, walks: { w: walk as never } });
  const near = { at: 2, misses: 0, counted: 2 };
  const far = { at: 5, misses: 3, counted: 5 };
  expect(mergeProgress(at(near), at(far)).walks).toEqual({ w: far });
  expect(mergeProgress(at(far), at({ ...far, misses: 1 })).walks?.['w']?.misses).toBe(1);
});
