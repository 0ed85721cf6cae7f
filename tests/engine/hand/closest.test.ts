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
    ['leaves two tiles where only groups are left', '12347m', '123m', '47m'],
    ['leaves three where a pair is left', '12255m789p', '55m 789p', '122m'],
    ['of nine gates with a wind', '1112345678999m1z', '11m 123m 456m 789m', '99m1z'],
    ['of four alike', '1111m', '111m', '1m'],
    ['cuts a fifth part off a run', '11124m', '111m', '24m'],
  ])('%s: %s', (_, text, groups, leftover) => {
    const closest = closestReading(tiles(text));
    expect(closest.leftover).toHaveLength(tiles(leftover).length);
    expect([written(closest), closest.leftover]).toEqual([groups, tiles(leftover)]);
  });
});
