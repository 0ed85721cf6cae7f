import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCopies } from '../../../src/engine/core/hand.ts';
import { TILES, type Tile } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { readings } from '../../../src/engine/hand/readings.ts';
import { waits } from '../../../src/engine/hand/waits.ts';
import { COMMON_SHAPES } from '../../../src/engine/shapes/common.ts';
import { readingsIn } from '../../../src/engine/shapes/waits.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { distancesByWalking, namesIn } from '../brute-force.ts';
import { distances, hand, tiles } from '../hands.ts';

const standard = (held: readonly Tile[]): number => distances(held).standard;

describe('four groups and a pair', () => {
  test.each([
    ['complete', '123m456p789s11133z', -1],
    ['ready', '1112345678999m', 0],
    ['ready, a lone wind too many', '1112456788999m1z', 0],
    ['two tiles short of complete', '123m456p78s11335z', 1],
    ['nothing fits anything', '147m258p369s1234z', 8],
    ['thirteen orphans', '19m19p19s1234567z', 8],
    ['where counting groups first goes wrong', '28m245568p25s2334z', 4],
  ])('%s: %s is at %d', (_, text, expected) => expect(standard(tiles(text))).toBe(expected));

  test.each([
    ['a fourth tile makes no pair with itself', '1111m', 1],
    ['four alike beside three groups', '1111m234p567s789s', 1],
    ['two fours', '1111m9999m', 1],
    ['four, three times, and a lone tile', '1111222233334z', 3],
    ['four alike as pung and run', '2222345m', 0],
    ['four alike as pair and runs', '3333445m', 0],
    ['four honours alike, one of them of no use', '1111z23m4p', 1],
  ])('%s: %s is at %d', (_, text, expected) => expect(standard(tiles(text))).toBe(expected));

  test.each([
    ['1m', 0],
    ['11m', -1],
    ['12m', 0],
    ['1234m', 0],
    ['1479m', 1],
    ['147m1z', 2],
    ['12355m', -1],
    ['123m456p7s', 0],
  ])('a partial hand, %s, is at %d', (text, expected) => {
    expect(distances(tiles(text))).toEqual({
      standard: expected,
      sevenPairs: null,
      thirteenOrphans: null,
      distance: expected,
    });
  });

  test.each([
    ['5p789s~123m', 0],
    ['1m~111m', 1],
    ['1m~123m~123m~123m', 1],
    ['1z(1111m)~222m~333m', 0],
    ['23m55p(1111m)', 0],
    ['13m55p~2222m', 1],
    ['13m5p9s~2222m', 2],
    ['11m~234m~567p~789s~111z', -1],
    ['55z~234m~567p~789s~567z', -1],
    ['5z~234m~567p(1234z)~567z', 0],
    // Four white dragons are held: the last of them makes no pair.
    ['5z~234m~567z~567z~567z', 1],
    ['1z~234m~1234z(1234z)~1234z', 1],
  ])('with melds, %s is at %d', (text, expected) => {
    const { concealed, melds } = hand(text);
    expect(distances(concealed, melds)).toEqual({
      standard: expected,
      sevenPairs: null,
      thirteenOrphans: null,
      distance: expected,
    });
  });
});

describe('seven pairs', () => {
  test.each([
    ['complete', '1133557799m1122z', -1],
    ['ready', '1133557799m112z', 0],
    ['ready with one tile too many', '1133557799m1123z', 0],
    ['a third tile is no pair', '11133557799m11z', 1],
    ['four alike are one pair', '1111m2233p4455s66z', 1],
    ['three fours and a lone tile', '1111222233334z', 6],
    ['nothing paired', '147m258p369s1234z', 6],
    ['three fours and a pair', '11112222333355z', 5],
  ])('%s: %s is at %d', (_, text, expected) => {
    expect(distances(tiles(text)).sevenPairs).toBe(expected);
  });
});

describe('thirteen orphans', () => {
  test.each([
    ['complete', '19m19p19s12345677z', -1],
    ['ready for any of the thirteen', '19m19p19s1234567z', 0],
    ['ready for the one that lacks', '119m19p19s123456z', 0],
    ['two lack', '119m119p19s12345z', 1],
    ['two pairs are no help', '119m119p19s123456z', 0],
    ['none there', '2345678m2345678p', 13],
    ['one there', '1234567m234567p', 12],
    ['a pair there', '1123456m234567p', 11],
  ])('%s: %s is at %d', (_, text, expected) => {
    expect(distances(tiles(text)).thirteenOrphans).toBe(expected);
  });
});

test.each([
  ['28m245568p25s2334z', { standard: 4, sevenPairs: 4, thirteenOrphans: 9, distance: 4 }],
  ['1133557799m112z', { standard: 3, sevenPairs: 0, thirteenOrphans: 8, distance: 0 }],
  ['19m19p19s1234567z', { standard: 8, sevenPairs: 6, thirteenOrphans: 0, distance: 0 }],
  ['1112345678999m', { standard: 0, sevenPairs: 4, thirteenOrphans: 10, distance: 0 }],
])('the distance of %s is the smallest', (text, expected) => {
  expect(distances(tiles(text))).toEqual(expected);
});

describe('against walks from hand to hand', () => {
  test.each([
    [1, 7],
    [4, 7],
    [7, 3],
  ])('all hands of %d tiles in one suit and %d honours', (size, honours) => {
    const walked = distancesByWalking(size, honours);
    const wrong: string[] = [];
    for (const [key, distance] of walked) {
      const held = namesIn(key.split(',').map(Number)) as Tile[];
      if (standard(held) !== distance) wrong.push(`${held.join('')} ${distance}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('for any hand', () => {
  const waitingSizes = fc.constantFrom(4, 7, 10, 13);
  const waitingTiles = waitingSizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));
  const drawnSizes = fc.constantFrom(2, 5, 8, 11, 14);
  const drawnTiles = drawnSizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));

  const isLawful = (concealed: readonly Tile[]): boolean =>
    checkCopies({ concealed, melds: [], flowers: [] }).ok;
  const withEach = (held: readonly Tile[]): Tile[][] =>
    TILES.map((tile) => [...held, tile]).filter(isLawful);
  const withoutEach = (held: readonly Tile[]): Tile[][] =>
    held.map((_, out) => held.filter((__, at) => at !== out));
  const least = (all: readonly (readonly Tile[])[]): number => Math.min(...all.map(standard));

  test('it is 0 where a tile completes the hand', () => {
    const property = fc.property(waitingTiles, (concealed) => {
      const ready = waits({ concealed, melds: [], pairInside: true }).length > 0;
      expect(standard(concealed) === 0).toBe(ready);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('it is −1 where the hand is complete', () => {
    const property = fc.property(drawnTiles, (held) => {
      const complete = readings(countTiles(held)).length > 0;
      expect(standard(held) === -1).toBe(complete);
      expect(standard(held)).toBeGreaterThanOrEqual(-1);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('a tile more brings it nearer by one or not at all, and some tile does', () => {
    const property = fc.property(waitingTiles, (held) => {
      const before = standard(held);
      const after = withEach(held).map(standard);
      for (const distance of after) expect([before, before - 1]).toContain(distance);
      expect(Math.min(...after)).toBe(before - 1);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('with a tile too many it is that of the best discard, unless the hand is complete', () => {
    const property = fc.property(drawnTiles, (held) => {
      const before = standard(held);
      if (before >= 0) expect(least(withoutEach(held))).toBe(before);
      else expect(least(withoutEach(held))).toBe(0);
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('a tile exchanged changes it by one at most, and down from anything above 0', () => {
    const property = fc.property(waitingTiles, (held) => {
      const before = standard(held);
      const after = withoutEach(held).flatMap(withEach).map(standard);
      expect(Math.max(...after)).toBeLessThanOrEqual(before + 1);
      expect(Math.min(...after)).toBe(Math.max(0, before - 1));
    });
    fc.assert(property, { numRuns: 60 });
  });

  test('the other shapes are as near as their own tiles say', () => {
    const property = fc.property(fc.oneof(someTiles(14), somePureTiles(14)), (held) => {
      const { sevenPairs, thirteenOrphans } = distances(held);
      const before = { concealed: held.slice(1), melds: [] };
      const found = readingsIn(countTiles(held), before, COMMON_SHAPES);
      const shapes = found.map(({ shape }) => shape);
      expect(sevenPairs === -1).toBe(shapes.includes('seven-pairs'));
      expect(thirteenOrphans === -1).toBe(shapes.includes('thirteen-orphans'));
    });
    fc.assert(property);
  });
});
