/** What is looked for in the atlas: in the address and back, and against plain sieving. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATLAS_SIZES, atlasOf, MOST_PURE_WAITS, pureTiles } from '../../../src/engine/hand.ts';
import { rankOf } from '../../../src/engine/notation.ts';
import {
  ATLAS_FLAGS,
  type AtlasFilter,
  addressOfFilter,
  FIRST_FILTER,
  filterFromAddress,
  isOpen,
  longestRun,
  matchesOf,
  possible,
} from '../../../src/stores/atlas/atlas-filter.ts';
import { readFormulas } from '../../content/read.ts';
import { handsOf, suitTiles, winningTiles } from '../../engine/brute-force.ts';

const read = (address: string): AtlasFilter => filterFromAddress(new URLSearchParams(address));

const filters: fc.Arbitrary<AtlasFilter> = fc
  .record({
    size: fc.constantFrom(...ATLAS_SIZES),
    waits: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    on: fc.integer({ min: 0, max: 511 }),
    run: fc.constantFrom(0, 3, 4, 5, 6, 7, 8, 9),
    flags: fc.subarray([...ATLAS_FLAGS]),
  })
  .map(possible);

describe('the address', () => {
  test('says every filter so that it is read back the same', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(addressOfFilter(filter))).toEqual(filter);
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[string, Partial<AtlasFilter>]>([
    ['', {}],
    ['size=7', { size: 7 }],
    ['size=13&waits=8', { waits: 8 }],
    ['size=13&waits=0', { waits: 0 }],
    ['size=13&on=2578', { on: 0b011010010 }],
    ['size=13&has=four-run5', { flags: ['four'], run: 5 }],
    ['size=10&has=triplet-four-symmetric-book', { size: 10, flags: ATLAS_FLAGS }],
  ])('%j is understood', (address, filter) => {
    expect(read(address)).toEqual({ ...FIRST_FILTER, ...filter });
    if (address !== '') expect(addressOfFilter(read(address))).toBe(address);
  });

  test.each([
    ...['size=5', 'size=13.0', 'size=1e1', 'size=-13', 'size=', 'size=__proto__'],
    ...['waits=10', 'waits=-1', 'waits=', 'waits=٣', 'waits=NaN', 'waits=1&size=99&waits=2x'],
    ...['on=0', 'on=12m', 'on=123456789012345678901234567890x', 'on=%00', 'on='],
    ...['has=run2', 'has=run10', 'has=constructor', 'has=<script>', 'has=----', 'other=1'],
  ])('%j asks for nothing that it does not know', (address) => {
    const { flags, run, on, size } = read(address);
    expect({ flags, run, on, size }).toEqual({ flags: [], run: 0, on: 0, size: 13 });
  });

  test('is never an accident, whatever it holds', () => {
    const words = fc.dictionary(fc.constantFrom('size', 'waits', 'on', 'has', 'hand'), fc.string());
    fc.assert(
      fc.property(words, (query) => {
        const filter = read(new URLSearchParams(query).toString());
        expect(read(addressOfFilter(filter))).toEqual(filter);
        expect(possible(filter)).toEqual(filter);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each(ATLAS_SIZES)('of %d tiles no more is asked than a hand can have', (size) => {
  const asked = { ...FIRST_FILTER, size, waits: 9, run: 9 };
  const { waits, run } = possible(asked);
  expect(waits).toBe(MOST_PURE_WAITS[size] === 9 ? 9 : undefined);
  expect(run).toBe(size >= 9 ? 9 : 0);
  expect(longestRun(size)).toBe(Math.min(9, size));
});

test.each<[Partial<AtlasFilter>, boolean]>([
  [{}, true],
  [{ size: 4 }, true],
  [{ waits: 0 }, false],
  [{ on: 1 }, false],
  [{ run: 3 }, false],
  [{ flags: ['book'] }, false],
])('%j lets everything through: %s', (values, open) => {
  expect(isOpen({ ...FIRST_FILTER, ...values })).toBe(open);
});

const mirrored = (ranks: string): string =>
  [...ranks]
    .map((rank) => 10 - Number(rank))
    .reverse()
    .join('');

describe('the sieve', () => {
  const SEVENS = [...handsOf(7)].map((counts) => {
    const tiles = suitTiles(counts, 'p');
    const waits = winningTiles(tiles, true).map((tile) => tile[0]);
    return { ranks: tiles.map((tile) => tile[0]).join(''), waits: waits.join('') };
  });
  const atlas = atlasOf(7);
  const ranksAt = (place: number): string =>
    pureTiles(atlas.keys[place] as number, 'p')
      .map(rankOf)
      .join('');
  const BOOK = new Map([...atlas.keys].slice(100, 110).map((key) => [key, 'I']));
  const inBook = new Set(
    atlas.keys
      .subarray(100, 110)
      .keys()
      .map((at) => ranksAt(at + 100)),
  );

  type Hand = (typeof SEVENS)[number];
  test.each<[string, (hand: Hand) => boolean]>([
    ['', () => true],
    ['waits=0', ({ waits }) => waits === ''],
    ['waits=5', ({ waits }) => waits.length === 5],
    ['on=258', ({ waits }) => waits === '258'],
    ['waits=1&on=258', () => false],
    ['has=triplet', ({ ranks }) => /(.)\1\1/.test(ranks)],
    ['has=four', ({ ranks }) => /(.)\1\1\1/.test(ranks)],
    ['has=run7', ({ ranks }) => '123456789'.includes(ranks)],
    ['has=symmetric', ({ ranks }) => mirrored(ranks) === ranks],
    ['has=book', ({ ranks }) => inBook.has(ranks)],
    [
      'waits=2&has=symmetric-triplet',
      ({ ranks, waits }) =>
        waits.length === 2 && mirrored(ranks) === ranks && /(.)\1\1/.test(ranks),
    ],
  ])('%j lets through the hands that a plain look finds', (address, wanted) => {
    const { places, marks, entries } = matchesOf(atlas, read(`size=7&${address}`), BOOK);
    const found = Array.from(places, ranksAt);
    const expected = SEVENS.filter(wanted).map(({ ranks }) => ranks);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(marks.reduce((sum, mark) => sum + mark, 0)).toBe(expected.length);
    const matching = new Set(found);
    const shown = Array.from(entries, ranksAt);
    const pairs = new Set(shown.flatMap((ranks) => [ranks, mirrored(ranks)]));
    expect(found.filter((ranks) => !pairs.has(ranks))).toEqual([]);
    const twice = shown.filter(
      (ranks) => mirrored(ranks) !== ranks && shown.includes(mirrored(ranks)),
    );
    expect(twice).toEqual([]);
    expect(shown.every((ranks) => matching.has(ranks))).toBe(true);
  });
});

describe('the story in numbers', () => {
  const atlas = atlasOf(13);
  const sieved = (address: string) => {
    const { places, entries } = matchesOf(atlas, read(address), new Map());
    return [places.length, entries.length];
  };

  test.each([
    ['waits=9', [1, 1]],
    ['waits=8', [16, 8]],
    // Three of the 79 are their own mirror.
    ['waits=7', [79, 41]],
    ['waits=7&has=symmetric', [3, 3]],
    ['waits=8&has=symmetric', [0, 0]],
    ['on=12345678', [5, 5]],
  ])('%s: hands, and hands with twins as one: %j', (address, counts) => {
    expect(sieved(`size=13&${address}`)).toEqual(counts);
  });

  test('the book has one of nine, none of eight, eight of seven and twelve of six', () => {
    const printed = readFormulas().map(({ printedClass }) => printedClass);
    const count = (waits: number): number => printed.filter((one) => one === waits).length;
    expect([9, 8, 7, 6].map(count)).toEqual([1, 0, 8, 12]);
  });
});
