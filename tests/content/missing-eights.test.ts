/** What the lesson on the missing eights says in numbers, counted by the second implementation. */
import { describe, expect, test } from 'vitest';
import { counted, handsOf, suitTiles, winningPlaces, winningTiles } from '../engine/brute-force.ts';
import { readFormulas } from './read.ts';

const tilesOf = (ranks: string): string[] => [...ranks].map((rank) => `${rank}m`);
const waitsOf = (ranks: string): string =>
  winningTiles(tilesOf(ranks), true)
    .map((tile) => tile[0])
    .join('');
const sorted = (ranks: string): string => [...ranks].sort().join('');
const mirrored = (ranks: string): string =>
  sorted([...ranks].map((rank) => 10 - Number(rank)).join(''));

const SEED = '2223456777';
const OTHER = '1112345666';
const GROUPS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => String(rank).repeat(3)),
  ...[1, 2, 3, 4, 5, 6, 7].map((rank) => `${rank}${rank + 1}${rank + 2}`),
];
/** The group together with the seed, where four of a kind are not passed. */
const grown = GROUPS.map((group) => ({ group, hand: sorted(SEED + group) })).filter(
  ({ hand }) => !/(.)\1{4}/.test(hand),
);
const withWaits = (count: number) => grown.filter(({ hand }) => waitsOf(hand).length === count);

/** Every hand of thirteen with its waits; the whole suit is gone through once. */
const ALL = [...handsOf(13)].map((counts) => ({
  ranks: suitTiles(counts, 'm')
    .map((tile) => tile[0])
    .join(''),
  waits: winningPlaces(counts, true).map((place) => place + 1),
  /** The numbers that a fourteenth tile can have. */
  open: [...counts.keys()].filter((place) => (counts[place] ?? 0) < 4).map((place) => place + 1),
}));
const EIGHTS = ALL.filter(({ waits }) => waits.length === 8).map(({ ranks }) => ranks);

test('the steps of the lesson: four tiles, then ten', () => {
  expect(waitsOf('3456')).toBe('36');
  expect(waitsOf(SEED)).toBe('12345678');
  expect(waitsOf(OTHER)).toBe('1234567');
});

describe('one group more', () => {
  test('of sixteen groups fourteen fit; seven keep eight waits and seven leave seven', () => {
    expect(GROUPS).toHaveLength(16);
    expect(grown).toHaveLength(14);
    expect(withWaits(8).map(({ group }) => group)).toEqual([
      '111',
      '888',
      '999',
      '345',
      '456',
      '678',
      '789',
    ]);
    expect(withWaits(7)).toHaveLength(7);
  });

  test('five leave the waits as they were, two give the 9 for the 7', () => {
    const waits = new Map(withWaits(8).map(({ group, hand }) => [group, waitsOf(hand)]));
    expect(Object.fromEntries(waits)).toEqual({
      ...{ 111: '12345678', 888: '12345678', 999: '12345678', 345: '12345678', 456: '12345678' },
      ...{ 678: '12345689', 789: '12345689' },
    });
  });

  test('the seven that lose a wait hold four of a number of the seed', () => {
    for (const { hand } of withWaits(7)) expect(hand).toMatch(/(.)\1{3}/);
  });

  test('with the two from the other seed, and the mirrors, these are all sixteen', () => {
    const last = sorted(`${OTHER}678`);
    expect(waitsOf(last)).toBe('12345789');
    expect(mirrored(last)).toBe('2344445678999');
    const built = [...withWaits(8).map(({ hand }) => hand), last];
    const both = new Set(built.flatMap((hand) => [hand, mirrored(hand)]));
    expect([...both].sort()).toEqual(EIGHTS.toSorted());
  });
});

describe('among all hands', () => {
  const everyTileWins = ALL.filter(({ waits, open }) => waits.join() === open.join());

  test('nine wait on every tile that is left: one of nine waits, six of eight, two of seven', () => {
    const sizes = everyTileWins.map(({ waits }) => waits.length);
    expect(sizes.toSorted((a, b) => b - a)).toEqual([9, 8, 8, 8, 8, 8, 8, 7, 7]);
    for (const { ranks, waits } of everyTileWins) {
      const held = counted(tilesOf(ranks));
      expect(waits.reduce((left, rank) => left + 4 - (held[rank - 1] ?? 0), 0)).toBe(23);
    }
    expect(everyTileWins.map(({ ranks }) => ranks)).toContain('2333345677778');
  });

  test('the counts are those the lesson gives', () => {
    const counts = Array.from({ length: 10 }, (_, n) =>
      ALL.reduce((sum, { waits }) => sum + Number(waits.length === n), 0),
    );
    expect(counts).toEqual([53_530, 14_067, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1]);
    const sevens = ALL.filter(({ waits }) => waits.length === 7).map(({ ranks }) => ranks);
    expect(sevens.filter((ranks) => mirrored(ranks) === ranks)).toHaveLength(3);
  });

  test('the book shows eight of the sevens, four and their mirrors, and twelve of the sixes', () => {
    const printed = readFormulas().flatMap(({ hand, shape }) =>
      hand && shape === 'pure' ? [hand.slice(0, -1)] : [],
    );
    const sevens = printed.filter((ranks) => ranks.length === 13 && waitsOf(ranks).length === 7);
    expect(sevens).toHaveLength(8);
    expect(sevens.every((ranks) => sevens.includes(mirrored(ranks)))).toBe(true);
    expect(printed.filter((ranks) => waitsOf(ranks).length === 6)).toHaveLength(12);
    expect(printed.filter((ranks) => EIGHTS.includes(ranks))).toEqual([]);
  });

  test('the partial formulas of ten tiles stop at five waits', () => {
    const ten = readFormulas().filter(({ hand = '' }) => /^\d{10}[mps]$/.test(hand));
    const waits = ten.map(({ hand = '' }) => waitsOf(hand.slice(0, -1)).length);
    expect(ten.map(({ id }) => id)).toEqual(['XXVI', 'XXVII', 'XXVIII', 'XXIX', 'XXXIV']);
    expect(Math.max(...waits)).toBe(5);
  });
});
