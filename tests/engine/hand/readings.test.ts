import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import { compareTiles } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { readings } from '../../../src/engine/hand/readings.ts';
import { COMMON_SHAPES } from '../../../src/engine/shapes/common.ts';
import { readingsIn } from '../../../src/engine/shapes/waits.ts';
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
      'pungs in a row, or runs alike, or a pair before runs',
      '22233344455567m',
      ['22m 234m 345m 345m 567m', '222m 333m 444m 55m 567m', '234m 234m 234m 55m 567m'],
    ],
    ['four alike as pair and run', '33334455m', ['33m 345m 345m']],
    ['four alike as pung and run', '11112355m', ['111m 123m 55m']],
    ['honours', '11122233344455z', ['111z 222z 333z 444z 55z']],
    ['all families', '123m456p789s11133z', ['123m 456p 789s 111z 33z']],
    [
      'seven runs of pairs, three pairs to choose from',
      '22334455667788m',
      ['22m 345m 345m 678m 678m', '234m 234m 55m 678m 678m', '234m 234m 567m 567m 88m'],
    ],
    ['nine gates with a 5', '11123455678999m', ['111m 234m 55m 678m 999m']],
    ['nine gates with a 1', '11112345678999m', ['111m 123m 456m 789m 99m']],
  ])('%s: %s', (_, text, expected) => {
    const found = readings(countTiles(tiles(text))).map(written);
    expect(found.sort()).toEqual([...expected].sort());
  });
});

describe('not complete', () => {
  test.each([
    ['nothing', ''],
    ['one tile', '1m'],
    ['three tiles with no pair', '123m'],
    ['two different tiles', '12m'],
    ['a run across suits', '1m2p3s11z'],
    ['a run of honours', '12344z'],
    ['a run past the end', '891m11z'],
    ['a pung and two tiles that are no pair', '11124m'],
    ['four alike and a loose tile', '11112m'],
    ['two pairs for one', '112233m44m55m'],
    ['one suit and a lone wind', '1112456788999m1z'],
    ['a hand that waits', '1112345678999m'],
  ])('%s: %s', (_, text) => expect(readings(countTiles(tiles(text)))).toEqual([]));
});

describe('with the pair elsewhere', () => {
  test.each([
    ['', ['']],
    ['123m', ['123m']],
    ['111m', ['111m']],
    ['111222333m', ['111m 222m 333m', '123m 123m 123m']],
    ['456678789m', ['456m 678m 789m']],
    ['11m', []],
    ['12355m', []],
    ['124m', []],
  ])('%j', (text, expected) => {
    const found = readings(countTiles(tiles(text)), { pairInside: false }).map(written);
    expect(found.sort()).toEqual(expected);
  });
});

describe('other shapes', () => {
  /** The first of the tiles comes last. */
  function read(text: string) {
    const whole = tiles(text);
    return readingsIn(countTiles(whole), { concealed: whole.slice(1), melds: [] }, COMMON_SHAPES);
  }
  const shaped = (text: string) => read(text).map((reading) => reading.shape);

  test.each([
    ['1133557799m1122z', ['seven-pairs']],
    ['22334455667788m', ['standard', 'standard', 'standard', 'seven-pairs']],
    ['19m19p19s12345677z', ['thirteen-orphans']],
    ['119m19p19s1234567z', ['thirteen-orphans']],
    ['123m456p789s11133z', ['standard']],
  ])('%s is %j', (text, expected) => expect(shaped(text)).toEqual(expected));

  test.each([
    ['four alike are not two pairs', '1111m2233p4455s66z'],
    ['seven pairs and a tile more', '1133557799m11223z'],
    ['eight pairs', '1133557799m112233z'],
    ['six pairs', '1133557799m11z'],
    ['thirteen orphans without their pair', '19m19p19s1234567z'],
    ['thirteen orphans with a stranger', '19m19p129s1234567z'],
    ['thirteen orphans that lack one', '119m119p19s123456z'],
    ['thirteen orphans and a tile more', '119m19p19s12345677z'],
  ])('%s', (_, text) => expect(shaped(text)).toEqual([]));

  test('only those asked for count', () => {
    expect(readings(countTiles(tiles('1133557799m1122z')))).toEqual([]);
  });

  test('thirteen orphans are twelve single tiles and a pair', () => {
    const [reading] = read('19m19p19s12345677z');
    expect(reading && written(reading)).toBe('1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 77z');
  });
});

describe('for any tiles', () => {
  const sizes = fc.constantFrom(2, 5, 8, 11, 14);
  const anyTiles = sizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));

  test('a reading holds exactly these tiles, in tile order, and none comes twice', () => {
    const property = fc.property(anyTiles, (held) => {
      const found = readings(countTiles(held));
      for (const { groups } of found) {
        expect(groups.flatMap(groupTiles).sort(compareTiles)).toEqual(held);
        expect(groups.filter(({ kind }) => kind === 'pair')).toHaveLength(1);
        const lowest = groups.map(({ tile }) => tile);
        expect(lowest).toEqual([...lowest].sort(compareTiles));
      }
      expect(new Set(found.map(written)).size).toBe(found.length);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('there is a reading where the tiles can be torn down group by group', () => {
    const property = fc.property(anyTiles, (held) => {
      expect(readings(countTiles(held)).length > 0).toBe(isComplete(counted(held), true));
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
