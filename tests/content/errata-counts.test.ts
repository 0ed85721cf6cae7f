/** The figures of the errata are those of the recorded hands. */
import { expect, test } from 'vitest';
import { REGISTERS } from '../../src/course/rulebooks.ts';
import { COUNTS } from './errata-counts.ts';
import { readErrata } from './read.ts';

const COUNTED = REGISTERS.flatMap((rules) => readErrata(rules)).flatMap(({ id, count }) =>
  count ? [{ id, count }] : [],
);

test('each figure can be recounted, and is one of those that are', () => {
  expect(COUNTED.map(({ id }) => id).sort()).toEqual(Object.keys(COUNTS).sort());
});

test.each(COUNTED)('$id is counted over what has been recorded', ({ id, count }) => {
  expect(COUNTS[id]?.()).toEqual(count);
});
