/** What a row is looked for among is for speed alone: it keeps no row from being found. */
import { describe, expect, test } from 'vitest';
import { mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { sizeOf } from '../../../../src/engine/scoring/group-set.ts';
import { createReadings } from '../../../../src/engine/scoring/scorer.ts';
import { RECORDED, situationOf } from './recorded.ts';

test.each(['text', 'practice', '2006'] as const)(
  '%s: every row is found all the same',
  (edition) => {
    const free = mcr.items({ edition }).map(({ among: _, ...item }) => item);
    const readings = createReadings(mcr, { edition });
    const allRows = createReadings({ ...mcr, items: () => free }, { edition });
    const rowsOf = (read: typeof readings, at: number) => {
      const found = read(situationOf(RECORDED[at] as (typeof RECORDED)[number]));
      if (!found.ok) throw new Error(found.error.code);
      return found.value.map(({ rows }) => rows.map(({ item, groups }) => `${item.id} ${groups}`));
    };
    for (const at of RECORDED.keys()) expect(rowsOf(readings, at)).toEqual(rowsOf(allRows, at));
  },
);

describe('the size of a set of groups', () => {
  test.each([
    [0, 0],
    [0b1, 1],
    [0b1011, 3],
    [0b111_1111_1111_1111, 15],
    [1 << 30, 1],
  ])('%i has %i', (set, size) => {
    expect(sizeOf(set)).toBe(size);
  });
});
