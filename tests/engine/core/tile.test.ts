import { describe, expect, test } from 'vitest';
import {
  BONUS_TILES,
  compareTiles,
  familyOf,
  inSuit,
  isBonusTile,
  isHonour,
  isSuited,
  isTile,
  mirrorOf,
  rankOf,
  SUITS,
  TILES,
  type Tile,
  tileAfter,
  tileAt,
  tileIndex,
} from '../../../src/engine/core/tile.ts';
import { tiles } from '../hands.ts';

describe('the kinds', () => {
  test('are 34, in tile order', () => {
    expect(TILES).toEqual(tiles('123456789m123456789p123456789s1234567z'));
  });

  test('have a place each, and the place gives the tile back', () => {
    expect(TILES.map(tileIndex)).toEqual([...TILES.keys()]);
    expect(TILES.map((tile) => tileAt(tileIndex(tile)))).toEqual(TILES);
  });

  test('stand beside eight flowers and seasons', () => {
    expect(BONUS_TILES).toEqual(['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f']);
  });

  test.each([-1, 34, 1.5])('none stands at %d', (place) => {
    expect(() => tileAt(place)).toThrow(RangeError);
  });

  test.each(['', '1', 'm', '0m', '10m', '8z', '9z', '0z', '1x', '1f', 'm1', '1M', '__proto__'])(
    '"%s" is none',
    (text) => expect(isTile(text)).toBe(false),
  );

  test.each(['0f', '9f', '1m', 'f', ''])('"%s" is no flower', (text) => {
    expect(isBonusTile(text)).toBe(false);
  });
});

test.each([
  ['1m', 1, 'm'],
  ['9p', 9, 'p'],
  ['5s', 5, 's'],
  ['1z', 1, 'z'],
  ['7z', 7, 'z'],
] as const)('%s has rank %d in family %s', (tile, rank, family) => {
  expect([rankOf(tile), familyOf(tile)]).toEqual([rank, family]);
});

test('a tile is of a suit or an honour', () => {
  expect(TILES.filter(isHonour)).toEqual(tiles('1234567z'));
  expect(TILES.filter(isSuited)).toEqual(TILES.slice(0, 27));
});

test('tiles are compared by suit, then by rank, honours last', () => {
  expect([...tiles('1z9s1s7z5p9m1m')].sort(compareTiles)).toEqual(tiles('19m5p19s17z'));
});

test.each([
  ['1m', 1, '2m'],
  ['7s', 2, '9s'],
  ['5p', -4, '1p'],
  ['9m', 1, undefined],
  ['1p', -1, undefined],
  ['8s', 2, undefined],
  ['1z', 1, undefined],
  ['5z', -1, undefined],
] as const)('from %s, %d ranks on: %s', (tile, steps, expected) => {
  expect(tileAfter(tile, steps)).toBe(expected);
});

describe('the mirror', () => {
  test.each([
    ['1m', '9m'],
    ['4p', '6p'],
    ['5s', '5s'],
    ['9s', '1s'],
    ['1z', '1z'],
    ['7z', '7z'],
  ] as const)('%s becomes %s', (tile, expected) => expect(mirrorOf(tile)).toBe(expected));

  test('twice is nothing', () => {
    expect(TILES.map((tile) => mirrorOf(mirrorOf(tile)))).toEqual(TILES);
  });
});

test('exchanging suits keeps ranks and honours', () => {
  const [m, p, s] = SUITS;
  const turned = tiles('12m34p56s17z').map((tile): Tile => inSuit(tile, { m: p, p: s, s: m }));
  expect(turned).toEqual(tiles('12p34s56m17z'));
});
