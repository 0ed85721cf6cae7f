import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import { compareTiles, type Tile } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { closestReading } from '../../../src/engine/hand/closest.ts';
import { readings } from '../../../src/engine/hand/readings.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { counted, fewestLeftOver } from '../brute-force.ts';
import { tiles, written } from '../hands.ts';

describe('the closest reading', () => {
  test.each([
    ['of a complete hand leaves nothing', '123m456p789s11133z', '123m 456p 789s 111z 33z', ''],
    ['of a pair', '55m', '55m', ''],
    ['of two loose tiles', '14m', '', '14m'],
    ['of nothing', '', '', ''],
    ['keeps a run rather than a pair', '12344m', '123m 44m', ''],
    ['may do without the pair', '12379m', '123m', '79m'],
    ['leaves three where a pair is left', '12255m789p', '55m 789p', '122m'],
    ['of nine gates with a wind', '1112345678999m1z', '111m 345m 678m 999m', '2m1z'],
    ['of four alike', '1111m', '111m', '1m'],
    ['of a pung and two loose tiles', '11124m', '111m', '24m'],
  ])('%s: %s', (_, text, groups, leftover) => {
    const closest = closestReading(tiles(text));
    expect([written(closest), closest.leftover]).toEqual([groups, tiles(leftover)]);
  });
});

describe('with the pair elsewhere', () => {
  test.each([
    ['a pair is left over', '12355m', '123m', '55m'],
    ['groups leave nothing', '123555m', '123m 555m', ''],
  ])('%s: %s', (_, text, groups, leftover) => {
    const closest = closestReading(tiles(text), { pairInside: false });
    expect([written(closest), closest.leftover]).toEqual([groups, tiles(leftover)]);
  });
});

describe('around a tile', () => {
  test.each([
    ['1m', '1234m', '123m', '4m'],
    ['4m', '1234m', '234m', '1m'],
    ['1m', '11234m', '11m 234m', ''],
    ['9s', '123m9s', '123m', '9s'],
  ] as const)('%s in %s', (using, text, groups, leftover) => {
    const closest = closestReading(tiles(text), { using });
    expect([written(closest), closest.leftover]).toEqual([groups, tiles(leftover)]);
  });
});

describe('for any tiles', () => {
  const sizes = fc.integer({ min: 0, max: 11 });
  const anyTiles = sizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));
  const anyCase = fc.tuple(anyTiles, fc.boolean());

  test('the groups and what is left over are the tiles', () => {
    const property = fc.property(anyCase, ([held, pairInside]) => {
      const { groups, leftover } = closestReading(held, { pairInside });
      expect([...groups.flatMap(groupTiles), ...leftover].sort(compareTiles)).toEqual(held);
      const pairs = groups.filter(({ kind }) => kind === 'pair');
      expect(pairs.length).toBeLessThanOrEqual(pairInside ? 1 : 0);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('no reading leaves fewer over', () => {
    const property = fc.property(anyCase, ([held, pairInside]) => {
      const fewest = fewestLeftOver(counted(held), pairInside);
      expect(closestReading(held, { pairInside }).leftover).toHaveLength(fewest);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('a tile that can be used without leaving more over is used', () => {
    const withTile = anyTiles
      .filter((held) => held.length > 0)
      .chain((held) => fc.tuple(fc.constant(held), fc.constantFrom(...held), fc.boolean()));
    const property = fc.property(withTile, ([held, using, pairInside]) => {
      const fewest = fewestLeftOver(counted(held), pairInside);
      const { leftover } = closestReading(held, { pairInside, using });
      expect(leftover).toHaveLength(fewest);
      const canBeUsed = fewestLeftOver(counted(held), pairInside, using) === fewest;
      expect(leftover.includes(using)).toBe(!canBeUsed);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('it leaves nothing where the tiles are complete, and only there', () => {
    const property = fc.property(anyTiles, (held: readonly Tile[]) => {
      const complete =
        held.length % 3 === 2
          ? readings(countTiles(held)).length > 0
          : readings(countTiles(held), { pairInside: false }).length > 0;
      expect(closestReading(held).leftover.length === 0).toBe(complete);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
