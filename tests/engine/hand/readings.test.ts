import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import { compareTiles } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { readings, SHAPES } from '../../../src/engine/hand/readings.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { counted, isComplete } from '../brute-force.ts';
import { tiles, written } from '../hands.ts';

describe('four groups and a pair', () => {
  test.each([
    ['a pair alone', '11m', ['11m']],
    ['a chow and a pair', '12355m', ['123m 55m']],
    ['a pung and a pair', '11122m', ['111m 22m']],
    ['the pair before a run', '22234m', ['22m 234m']],
    ['three pungs in a row', '11122233355m', ['123m 123m 123m 55m', '111m 222m 333m 55m']],
    [
      'three pairs in a row as the pair or as runs',
      '22233344455567m',
      ['22m 234m 345m 345m 567m', '222m 333m 444m 55m 567m', '222m 33m 345m 456m 457m'],
    ],
    ['four alike as pair and run', '33334455m', ['33m 345m 345m']],
    ['four alike as pung and run', '11112399z', []],
    ['four alike as a pung and a run', '11112355m', ['111m 123m 55m']],
    ['honours', '11122233344455z', ['111z 222z 333z 444z 55z']],
    ['all families', '123m456p789s11133z', ['123m 456p 789s 111z 33z']],
    [
      'seven runs of pairs, three pairs to choose from',
      '22334455667788m',
      ['22m 345m 345m 678m 678m', '234m 234m 55m 678m 678m', '234m 234m 567m 567m 88m'],
    ],
    ['nine gates with a 5', '11123455678999m', ['111m 234m 55m 678m 999m']],
    ['nine gates with a 1', '11112345678999m', ['111m 123m 456m 789m 99m', '11m 123m 456m 789m 999m']],
  ])('%s: %s', (_, text, expected) => {
    const found = readings(countTiles(tiles(text))).map(written);
    expect(found.sort()).toEqual([...expected].sort());
  });
});
