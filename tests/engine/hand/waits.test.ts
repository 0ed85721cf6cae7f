import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import { compareTiles, inSuit, mirrorOf, TILES, type Tile } from '../../../src/engine/core/tile.ts';
import { type Wait, waits } from '../../../src/engine/hand/waits.ts';
import { COMMON_SHAPES } from '../../../src/engine/shapes/common.ts';
import { waitsFor } from '../../../src/engine/shapes/waits.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { handsOf, suitTiles, winningPlaces, winningTiles } from '../brute-force.ts';
import { tiles, waiting, written } from '../hands.ts';

const waitsOf = (text: string): Tile[] => waits(waiting(text)).map(({ tile }) => tile);

describe('waits', () => {
  test.each([
    ['a lone tile', '1m', '1m'],
    ['a pair and two in a row', '2355m', '14m'],
    ['a pair and a gap', '1355m', '2m'],
    ['12, open at one side', '1255m', '3m'],
    ['89, open at one side', '5589m', '7m'],
    ['two pairs', '1144z', '14z'],
    ['two tiles that are nothing', '14m55p', ''],
    ['a pair beside a run', '1123m', '14m'],
    ['four in a row', '1234m', '14m'],
    ['a tile and a pung', '2333m', '124m'],
    ['a tile two away from a pung', '1333m', '12m'],
    ['a pung beside two in a row', '3334m', '245m'],
    ['three pairs in a row and the end of one more', '1122334m', '14m'],
    ['seven in a row', '1234567m', '147m'],
    ['five alike in two pungs and a run', '3334555m', '23456m'],
    ['nine gates', '1112345678999m', '123456789m'],
    ['the key that is often wrong', '1113456666788m', '2578m'],
    ['honours only', '1112223334445z', '5z'],
    ['all families', '123m456p7899s111z', '69s'],
  ])('%s: %s waits on %s', (_, text, expected) => {
    expect(waitsOf(text)).toEqual(tiles(expected));
  });

  test.each([
    ['five in a row, the pair elsewhere', '23456m', '147m'],
    ['two in a row, the pair elsewhere', '23m', '14m'],
    ['a pair, the pair elsewhere', '55m', '5m'],
    ['eight tiles, the pair elsewhere', '45677889m', '369m'],
    ['a lone gap, the pair elsewhere', '13m', '2m'],
    ['two loose tiles, the pair elsewhere', '14m', ''],
  ])('%s: %s waits on %s', (_, text, expected) => {
    expect(waitsOf(text)).toEqual(tiles(expected));
  });

  test.each([
    ['3334s', '245s', '`tchou1924.VII.9.ex1`, 123 taken'],
    ['2333s', '124s', '234 taken'],
    ['2234s', '25s', 'the pung made'],
    ['1224s', '', 'the kong made'],
  ])('%s waits on %s (%s)', (text, expected) => expect(waitsOf(text)).toEqual(tiles(expected)));

  test.each([
    ['1z~1234z(1234z)~567z~123m', '1z', 1],
    ['6z~567z~567z~456m~123m', '6z', 1],
    ['6z~567z~567z~567z~123m', '', 0],
    ['66z77z~1234z~567z~123m', '67z', 1],
  ])('the tiles of runs of honours are held: %s waits on %s', (text, expected, left) => {
    const found = waits(waiting(text));
    expect(found.map(({ tile }) => tile)).toEqual(tiles(expected));
    for (const wait of found) expect(wait.left).toBe(left);
  });

  test('thirteen tiles that have nothing to do with each other wait on nothing', () => {
    expect(waitsOf('147m258p369s1234z')).toEqual([]);
  });
});

describe('the readings of each wait', () => {
  const readingsOf = (text: string) =>
    waits(waiting(text)).map(({ tile, completions }) => [
      tile,
      ...new Set(completions.map(({ reading }) => written(reading))),
    ]);

  test('five in a row (`tchou1924.VII.8`)', () => {
    expect(readingsOf('23456m')).toEqual([
      ['1m', '123m 456m'],
      ['4m', '234m 456m'],
      ['7m', '234m 567m'],
    ]);
  });

  test('two readings for one tile', () => {
    expect(readingsOf('1122334m')).toEqual([
      ['1m', '11m 123m 234m'],
      ['4m', '123m 123m 44m', '11m 234m 234m'],
    ]);
  });

  test('of 1113456666788m', () => {
    expect(readingsOf('1113456666788m')).toEqual([
      ['2m', '111m 234m 567m 666m 88m'],
      ['5m', '111m 345m 567m 666m 88m'],
      ['7m', '111m 345m 66m 678m 678m'],
      ['8m', '111m 345m 666m 678m 88m'],
    ]);
  });

  test('each completion names a group that holds the tile', () => {
    const property = fc.property(fc.oneof(someTiles(13), somePureTiles(13)), (concealed) => {
      for (const wait of waits({ concealed, melds: [], pairInside: true })) {
        expect(wait.completions.length).toBeGreaterThan(0);
        for (const { reading, group } of wait.completions) {
          const completed = reading.groups[group];
          expect(completed && groupTiles(completed)).toContain(wait.tile);
        }
      }
    });
    fc.assert(property);
  });
});

describe('four of a kind', () => {
  test.each([
    ['alone', '1111m', ''],
    ['beside made groups', '1111m234p567s789s', ''],
    ['beside melds', '1111m~777z~123s~999p', ''],
    ['beside a kong', '1111m(9999p)', ''],
    ['as pung and run, 222 234, and a lone 5', '2222345m', '5m'],
    ['as pung and run, 111 123, and a lone 4', '1111234m', '4m'],
    ['as pair and runs, 33 345 345', '3333445m', '245m'],
    ['as pair and runs, 77 567 567', '5667777m', '568m'],
  ])('%s: %s waits on %s', (_, text, expected) => {
    expect(waitsOf(text)).toEqual(tiles(expected));
  });

  test.each([
    ['in an exposed kong', '23m55p~1111m', '4m'],
    ['in a concealed kong', '23m55p(1111m)', '4m'],
    ['one in the hand, three in a pung', '1m~111m', ''],
    ['one in the hand, one in each of three runs', '1m~123m~123m~123m', ''],
    ['half in the hand, half in runs', '1155p~123p~123p', '5p'],
    ['with three the fourth still wins', '23m55p~111m', '14m'],
  ])('held %s: %s waits on %s', (_, text, expected) => {
    expect(waitsOf(text)).toEqual(tiles(expected));
  });
});

test.each([
  [
    '1112345678999m',
    { '1m': 1, '2m': 3, '3m': 3, '4m': 3, '5m': 3, '6m': 3, '7m': 3, '8m': 3, '9m': 1 },
  ],
  ['23m55p', { '1m': 4, '4m': 4 }],
  ['2344m666p~777z', { '1m': 4, '4m': 2 }],
  ['23m55p~111m~456m', { '1m': 1, '4m': 3 }],
  ['1m', { '1m': 3 }],
])('of %s there are left %j', (text, expected) => {
  const left = Object.fromEntries(waits(waiting(text)).map((wait) => [wait.tile, wait.left]));
  expect(left).toEqual(expected);
});

describe('kinds of wait', () => {
  const kinds = (found: readonly Wait[]): readonly string[] =>
    found.map((wait) => `${wait.tile} ${wait.kinds.join(' ')}`);
  const kindsOf = (text: string): readonly string[] => kinds(waits(waiting(text)));

  test.each([
    ['the pair', '1m', ['1m pair']],
    ['two sides', '23m55p', ['1m two-sided', '4m two-sided']],
    ['two sides at the end of the suit', '78m55p', ['6m two-sided', '9m two-sided']],
    ['the middle', '13m55p', ['2m closed']],
    ['the edge below', '12m55p', ['3m edge']],
    ['the edge above', '89s55p', ['7s edge']],
    ['two pairs', '33m55p', ['3m two-pairs', '5p two-pairs']],
    ['a pair, the pair elsewhere', '33m', ['3m two-pairs']],
    ['pair or two sides by turns', '2333m', ['1m two-sided', '2m pair', '4m two-sided']],
    ['pair or middle by turns', '1333m', ['1m pair', '2m closed']],
    ['pair or edge by turns', '1112m', ['2m pair', '3m edge']],
    ['pair and two sides at once', '2234m', ['2m two-sided pair', '5m two-sided']],
    ['pair and middle at once', '1223m', ['2m closed pair']],
    ['pair and edge at once', '1233m', ['3m edge pair']],
    ['middle and edge at once', '12234m', ['3m closed edge']],
    [
      'two sides and edge at once',
      '1234555m',
      ['1m pair', '3m two-sided edge', '4m pair', '6m two-sided'],
    ],
    [
      'two pairs with two sides, two pairs with the middle',
      '1112223m',
      ['1m two-sided two-pairs', '2m closed two-pairs', '3m pair', '4m two-sided'],
    ],
  ])('%s: %s', (_, text, expected) => expect(kindsOf(text)).toEqual(expected));

  test.each([
    ['seven pairs wait on the pair', '1133557799m112z', ['2z pair']],
    ['thirteen orphans wait on the one that is missing', '119m19p19s123456z', ['7z orphan']],
    [
      'thirteen orphans complete but for the pair wait on all thirteen',
      '19m19p19s1234567z',
      tiles('19m19p19s1234567z').map((tile) => `${tile} pair`),
    ],
    [
      'seven pairs and four groups at once',
      '2233445566778m',
      ['2m two-sided pair', '5m two-sided pair', '8m two-sided pair'],
    ],
  ])('%s', (_, text, expected) =>
    expect(kinds(waitsFor(waiting(text), COMMON_SHAPES))).toEqual(expected),
  );
});

describe('against a second implementation', () => {
  const SIZES = [1, 2, 4, 5, 7, 8, 10, 11, 13];
  const HANDS = [9, 45, 495, 1278, 6030, 11385, 32211, 48879, 93600];

  test.each(SIZES.map((size, at) => [size, HANDS[at]] as const))(
    'all hands of %d tiles of one suit, %d of them',
    (size, count) => {
      const pairInside = size % 3 === 1;
      const wrong: string[] = [];
      let hands = 0;
      for (const counts of handsOf(size)) {
        hands++;
        const concealed = suitTiles(counts, 's') as Tile[];
        const found = waits({ concealed, melds: [], pairInside }).map(({ tile }) => tile);
        const expected = winningPlaces(counts, pairInside).map((place) => `${place + 1}s`);
        if (found.join() !== expected.join()) wrong.push(concealed.join(''));
      }
      expect(wrong).toEqual([]);
      expect(hands).toBe(count);
    },
  );

  test('hands of all families', () => {
    const sizes = fc.constantFrom(1, 2, 4, 5, 7, 8, 10, 11, 13);
    const property = fc.property(sizes.chain(someTiles), (concealed) => {
      const pairInside = concealed.length % 3 === 1;
      const found = waits({ concealed, melds: [], pairInside });
      expect(found.map(({ tile }) => tile)).toEqual(winningTiles(concealed, pairInside));
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

describe('a shape keeps its waits', () => {
  const anyHand = fc.oneof(someTiles(13), somePureTiles(13), someTiles(8), somePureTiles(7));
  const waitsOn = (concealed: readonly Tile[]): Tile[] =>
    waits({ concealed, melds: [], pairInside: concealed.length % 3 === 1 }).map(({ tile }) => tile);
  const keeps = (change: (tile: Tile) => Tile) =>
    fc.property(anyHand, (held) => {
      expect(waitsOn(held.map(change))).toEqual(waitsOn(held).map(change).sort(compareTiles));
    });

  test.each([
    ['m', 's', 'p'],
    ['p', 'm', 's'],
    ['p', 's', 'm'],
    ['s', 'm', 'p'],
    ['s', 'p', 'm'],
  ] as const)('with m p s as %s %s %s', (m, p, s) => {
    fc.assert(keeps((tile) => inSuit(tile, { m, p, s })));
  });

  test('in the mirror', () => fc.assert(keeps(mirrorOf)));

  test('with other honours', () => {
    const honours = TILES.slice(27);
    const next = (tile: Tile): Tile => honours[(honours.indexOf(tile) + 3) % 7] ?? tile;
    fc.assert(keeps((tile) => (honours.includes(tile) ? next(tile) : tile)));
  });

  test('in any order of its tiles', () => {
    fc.assert(
      fc.property(anyHand, (held) => {
        expect(waitsOn([...held].reverse())).toEqual(waitsOn(held));
      }),
    );
  });
});
