import { describe, expect, test } from 'vitest';
import {
  type Group,
  groupFrom,
  groupTiles,
  MELD_KINDS,
  type MeldKind,
  startsChow,
} from '../../../src/engine/core/group.ts';
import { compareTiles, TILES, type Tile } from '../../../src/engine/core/tile.ts';
import { tiles } from '../hands.ts';

test.each([
  ['chow', '1m', '123m'],
  ['chow', '7s', '789s'],
  ['pung', '5z', '555z'],
  ['kong', '9p', '9999p'],
  ['pair', '1z', '11z'],
  ['single', '1s', '1s'],
  ['dragons', '5z', '567z'],
  ['winds', '1z', '1234z'],
] as const)('a %s of %s is %s', (kind, tile, text) => {
  expect(groupTiles({ kind, tile })).toEqual(tiles(text));
});

function starts(kind: MeldKind, tile: Tile): boolean {
  if (kind === 'chow') return startsChow(tile);
  if (kind === 'dragons') return tile === '5z';
  return kind !== 'winds' || tile === '1z';
}

describe('tiles that make a meld', () => {
  test.each([
    ['234p', 'chow', '2p'],
    ['789m', 'chow', '7m'],
    ['111z', 'pung', '1z'],
    ['7777s', 'kong', '7s'],
    ['567z', 'dragons', '5z'],
    ['1234z', 'winds', '1z'],
  ])('%s is a %s of %s', (text, kind, tile) => {
    expect(groupFrom(tiles(text))).toEqual({ kind, tile });
  });

  test('every group is known again by its tiles', () => {
    const groups = TILES.flatMap((tile) =>
      MELD_KINDS.filter((kind) => starts(kind, tile)).map((kind) => ({ kind, tile })),
    );
    expect(groups).toHaveLength(21 + 34 + 34 + 2);
    expect(groups.map((group: Group) => groupFrom(groupTiles(group)))).toEqual(groups);
  });
});

describe('tiles that make none', () => {
  test.each([
    ['nothing', ''],
    ['one tile', '1m'],
    ['a pair', '11m'],
    ['a gap', '124m'],
    ['a pair and a neighbour', '112m'],
    ['two suits', '12m3p'],
    ['a run past the end', '89m1p'],
    ['honours in a row', '123z'],
    ['two dragons', '56z'],
    ['three winds', '134z'],
    ['winds and a dragon', '2345z'],
    ['all honours', '1234567z'],
    ['four in a row', '1234m'],
    ['three alike and another', '1112m'],
    ['five alike', '11111m'],
  ])('%s', (_, text) => expect(groupFrom(tiles(text))).toBeUndefined());

  test('a run not in tile order', () => {
    const mixed = tiles('312m');
    expect(groupFrom(mixed)).toBeUndefined();
    expect(groupFrom([...mixed].sort(compareTiles))).toEqual({ kind: 'chow', tile: '1m' });
  });
});

test('a chow starts on ranks 1 to 7 of the suits', () => {
  expect(TILES.filter(startsChow)).toEqual(tiles('1234567m1234567p1234567s'));
});
