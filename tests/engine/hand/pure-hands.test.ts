import { describe, expect, test } from 'vitest';
import {
  MOST_PURE_WAITS,
  PURE_SIZES,
  type PureKey,
  pureTiles,
  ranksIn,
} from '../../../src/engine/hand/pure-hands.ts';
import { pureHandCount, pureHandsByWaits, pureWaits } from '../../../src/engine/hand/pure-waits.ts';
import { checked } from '../../build/checked.ts';
import { type Counts, handsOf, winningPlaces } from '../brute-force.ts';

const keyOf = (counts: Counts): PureKey =>
  counts.reduce((key, copies, place) => key + copies * 5 ** place, 0);
const ranksOf = (key: PureKey): string =>
  pureTiles(key, 'm')
    .map((tile) => tile[0])
    .join('');

describe('against a second implementation', () => {
  let compared = 0;
  test.each(PURE_SIZES)('the waits of every hand of %d tiles', (size) => {
    const known = pureWaits(size);
    const wrong: string[] = [];
    let waiting = 0;
    for (const counts of handsOf(size)) {
      const expected = winningPlaces(counts, true).map((place) => place + 1);
      const found = ranksIn(known.get(keyOf(counts)) ?? 0);
      if (found.join() !== expected.join()) wrong.push(counts.join());
      if (expected.length > 0) waiting++;
      compared++;
    }
    expect(wrong).toEqual([]);
    expect(known.size).toBe(waiting);
  });

  test('of all sizes', () => checked('every.sizes', compared));
});

describe('the census', () => {
  test.each([
    [1, 9],
    [4, 495],
    [7, 6030],
    [10, 32211],
    [13, 93600],
  ])('there are hands of %d tiles: %d', (size, count) => {
    expect(pureHandCount(size)).toBe(count);
    expect([...handsOf(size)]).toHaveLength(count);
    if (size === 13) checked('every.pure', count);
  });

  test('hands of 13 tiles by their number of waits', () => {
    const classes = pureHandsByWaits(13).map((hands) => hands.length);
    expect(classes.slice(1)).toEqual([14067, 14493, 6739, 2948, 1335, 392, 79, 16, 1]);
    const waiting = classes.slice(1).reduce((sum, count) => sum + count, 0);
    expect(pureHandCount(13) - waiting).toBe(53530);
    checked('every.waiting', waiting);
  });

  test('nine gates alone wait on nine', () => {
    expect(pureHandsByWaits(13)[9]?.map(ranksOf)).toEqual(['1112345678999']);
  });

  test('sixteen hands wait on eight', () => {
    expect(pureHandsByWaits(13)[8]?.map(ranksOf).sort()).toEqual([
      '1112223456777',
      '1112345666678',
      '1113334567888',
      '1233334567888',
      '2223334567888',
      '2223344556777',
      '2223445566777',
      '2223456677778',
      '2223456777789',
      '2223456777888',
      '2223456777999',
      '2333344567888',
      '2344445678999',
      '3334455667888',
      '3334556677888',
      '3334567888999',
    ]);
  });

  test('hands of 10 tiles that wait on eight or on seven', () => {
    const classes = pureHandsByWaits(10);
    expect(classes[8]?.map(ranksOf).sort()).toEqual(['2223456777', '3334567888']);
    expect(classes[7]?.map(ranksOf).sort()).toEqual(['1112345666', '4445678999']);
    expect(classes[9]).toEqual([]);
  });

  test.each([
    [1, 1],
    [4, 3],
    [7, 5],
    [10, 8],
    [13, 9],
  ] as const)('hands of %d tiles wait on %d at most', (size, most) => {
    const classes = pureHandsByWaits(size);
    expect(classes.findLastIndex((hands) => hands.length > 0)).toBe(most);
    expect(MOST_PURE_WAITS[size]).toBe(most);
  });
});

test('the mirror of a hand has as many waits', () => {
  for (const hands of pureHandsByWaits(13).slice(5)) {
    const mirrored = (key: PureKey) =>
      [...ranksOf(key)]
        .map((rank) => 10 - Number(rank))
        .sort((a, b) => a - b)
        .join('');
    expect(hands.map(mirrored).sort()).toEqual(hands.map(ranksOf).sort());
  }
});

test.each([
  [0, []],
  [1, [1]],
  [0b100010010, [2, 5, 9]],
  [511, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('the mask %d stands for %j', (mask, ranks) => expect(ranksIn(mask)).toEqual(ranks));

test('a key gives its tiles in rank order, in any suit', () => {
  const key = keyOf([3, 1, 0, 0, 0, 0, 0, 0, 4]);
  expect(pureTiles(key, 'p')).toEqual(['1p', '1p', '1p', '2p', '9p', '9p', '9p', '9p']);
});
