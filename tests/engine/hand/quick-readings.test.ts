import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { quickGroupings } from '../../../src/engine/hand/quick-readings.ts';
import { groupings } from '../../../src/engine/hand/readings.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { tiles, written } from '../hands.ts';

describe('readings put together from suits', () => {
  test.each([
    ['11122233m11122233p', []],
    ['123m456p789s11122z', ['123m 456p 789s 111z 22z']],
    ['111222333m11122p', ['123m 123m 123m 111p 22p', '111m 222m 333m 111p 22p']],
    ['11m22p111222333s', []],
    ['1111m22p', []],
    ['11z22z', []],
    ['', []],
  ])('%s: %j', (text, expected) => {
    expect(quickGroupings(countTiles(tiles(text))).map((groups) => written({ groups }))).toEqual(
      expected,
    );
  });

  test.each([
    ['of any tiles', someTiles(14)],
    ['of fewer', someTiles(8)],
    ['of one suit', somePureTiles(14)],
  ])('are those that reading the whole hand finds: %s', (_, some) => {
    fc.assert(
      fc.property(some, (held) => {
        const counts = countTiles(held);
        const quick = quickGroupings(counts).map((groups) => written({ groups }));
        const whole = groupings(counts, true).map((groups) => written({ groups }));
        expect([...quick].sort()).toEqual([...whole].sort());
      }),
      { numRuns: 2000 },
    );
  });
});
