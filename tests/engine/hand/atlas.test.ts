/** The order of all pure hands, and what is told of each, against plain counting. */
import { describe, expect, test } from 'vitest';
import { rankOf, type Tile } from '../../../src/engine/core/tile.ts';
import { ATLAS_SIZES, type Atlas, twinOf } from '../../../src/engine/hand/atlas.ts';
import { atlasInSteps, atlasOf } from '../../../src/engine/hand/atlas-layout.ts';
import { mirrorKey, pureFeatures, unpackFeatures } from '../../../src/engine/hand/pure-features.ts';
import { mirrorMask, pureKeyOf, pureTiles, ranksIn } from '../../../src/engine/hand/pure-hands.ts';
import { pureHandCount } from '../../../src/engine/hand/pure-waits.ts';
import { waits } from '../../../src/engine/hand/waits.ts';
import { handsOf } from '../brute-force.ts';

const ATLASES = new Map(ATLAS_SIZES.map((size) => [size, atlasOf(size)]));
const atlas = (size: (typeof ATLAS_SIZES)[number]): Atlas => ATLASES.get(size) as Atlas;

const ranksOf = (key: number): string => pureTiles(key, 'm').map(rankOf).join('');
const mirroredRanks = (ranks: string): string =>
  [...ranks]
    .map((rank) => 10 - Number(rank))
    .reverse()
    .join('');
const keyOf = (ranks: string): number =>
  pureKeyOf([...ranks].map((rank): Tile => `${rank}s` as Tile));

const ROWS = new Map<string, number>();

/** The longest part of 123456789 that these different ranks hold. */
function longestRow(ranks: string): number {
  const known = ROWS.get(ranks);
  if (known !== undefined) return known;
  const rows = '123456789'.match(new RegExp(`[${ranks}]+`, 'g')) ?? [];
  const longest = Math.max(...rows.map((row) => row.length));
  ROWS.set(ranks, longest);
  return longest;
}

/** How many hands wait on so many ranks, from none upwards. */
const COUNTS = {
  4: [246, 135, 102, 12],
  7: [3624, 1037, 1046, 248, 64, 11],
  10: [19678, 4765, 5086, 1797, 622, 229, 30, 2, 2],
  13: [53530, 14067, 14493, 6739, 2948, 1335, 392, 79, 16, 1],
} as const;

describe.each(ATLAS_SIZES)('the atlas of %d tiles', (size) => {
  const { keys, masks, features, rings } = atlas(size);

  test('has every hand once', () => {
    const known = [...handsOf(size)].map((counts) =>
      counts.reduce((key, copies, place) => key + copies * 5 ** place, 0),
    );
    expect(keys).toHaveLength(pureHandCount(size));
    expect([...keys].sort((a, b) => a - b)).toEqual(known.sort((a, b) => a - b));
  });

  test('has rings that follow each other from the most waits to none', () => {
    expect(rings.map(({ waits: n, start, end }) => [n, end - start])).toEqual(
      COUNTS[size].map((count, n) => [n, count]).reverse(),
    );
    expect(rings.map(({ start }) => start)).toEqual([0, ...rings.slice(0, -1).map((r) => r.end)]);
  });

  test('counts in each ring the waits it stands for', () => {
    const wrong = rings.flatMap((ring) =>
      [...masks.subarray(ring.start, ring.end)].filter(
        (mask) => ranksIn(mask).length !== ring.waits,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('gives the waits that the finder of waits finds', () => {
    const step = Math.max(1, Math.floor(keys.length / 997));
    for (let at = 0; at < keys.length; at += at < 500 ? 1 : step) {
      const concealed = pureTiles(keys[at] as number, 'p');
      const found = waits({ concealed, melds: [], pairInside: true });
      expect([ranksOf(keys[at] as number), ranksIn(masks[at] as number)]).toEqual([
        ranksOf(keys[at] as number),
        found.map(({ tile }) => rankOf(tile)),
      ]);
    }
  });

  test('sets every hand opposite its mirror', () => {
    const wrong: string[] = [];
    keys.forEach((key, at) => {
      const twin = twinOf({ rings }, at);
      const isMirror =
        keys[twin] === mirrorKey(key) &&
        masks[twin] === mirrorMask(masks[at] as number) &&
        features[twin] === features[at] &&
        twinOf({ rings }, twin) === at;
      if (!isMirror) wrong.push(ranksOf(key));
    });
    expect(wrong).toEqual([]);
  });

  test('keeps the hands that are their own mirror in the middle of their ring', () => {
    keys.forEach((key, at) => {
      const ring = rings.find(({ end }) => at < end);
      const inMiddle = ring !== undefined && at >= ring.middle && at < ring.middleEnd;
      if (inMiddle !== (mirrorKey(key) === key)) expect.fail(ranksOf(key));
    });
  });

  test('goes in each ring from hands that wait low to hands that wait high', () => {
    const lean = (at: number): number => {
      const ranks = ranksIn(masks[at] as number);
      return ranks.length === 0 ? 5 : ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    };
    for (const { start, end } of rings) {
      for (let at = start + 1; at < end; at++) {
        if (lean(at) < lean(at - 1) - 1e-9) expect.fail(ranksOf(keys[at] as number));
      }
    }
  });

  test('keeps the hands with one set of waits together, but for a set that is its own mirror', () => {
    const seen = new Map<number, number>();
    masks.forEach((mask, at) => {
      const last = seen.get(mask);
      if (last !== undefined && last !== at - 1 && mask !== mirrorMask(mask)) {
        expect.fail(ranksIn(mask).join(''));
      }
      seen.set(mask, at);
    });
  });

  test('tells what each hand looks like', () => {
    keys.forEach((key, at) => {
      const ranks = ranksOf(key);
      const seen = {
        triplet: /(\d)\1\1/.test(ranks),
        four: /(\d)\1\1\1/.test(ranks),
        run: longestRow(ranks.replace(/(.)\1+/g, '$1')),
        symmetric: mirroredRanks(ranks) === ranks,
      };
      const told = unpackFeatures(features[at] as number);
      const same =
        told.triplet === seen.triplet &&
        told.four === seen.four &&
        told.run === seen.run &&
        told.symmetric === seen.symmetric;
      if (!same) expect([ranks, told]).toEqual([ranks, seen]);
    });
  });
});

test('the sixteen hands that wait on eight, and those opposite them', () => {
  const { keys, rings } = atlas(13);
  const ring = rings.find(({ waits: n }) => n === 8);
  const hands = [...keys.subarray(ring?.start, ring?.end)].map(ranksOf);
  expect(hands.toSorted()).toEqual([
    ...['1112223456777', '1112345666678', '1113334567888', '1233334567888'],
    ...['2223334567888', '2223344556777', '2223445566777', '2223456677778'],
    ...['2223456777789', '2223456777888', '2223456777999', '2333344567888'],
    ...['2344445678999', '3334455667888', '3334556677888', '3334567888999'],
  ]);
  expect(hands.map(mirroredRanks)).toEqual(hands.toReversed());
});

test('the atlas in steps is the atlas', () => {
  const steps = atlasInSteps(10);
  let step = steps.next();
  let pauses = 0;
  for (; !step.done; step = steps.next()) pauses++;
  expect(step.value).toEqual(atlas(10));
  expect(pauses).toBeGreaterThanOrEqual(3);
});

describe('a key', () => {
  test.each(['1112345678999', '2344445678999', '9', '1111', '123456789'])('of %s', (ranks) => {
    expect(ranksOf(keyOf(ranks))).toBe(ranks);
    expect(ranksOf(mirrorKey(keyOf(ranks)))).toBe(mirroredRanks(ranks));
  });

  test.each([
    ['1112345678999', { triplet: true, four: false, run: 9, symmetric: true }],
    ['2344445678999', { triplet: true, four: true, run: 8, symmetric: false }],
    ['1122334455667', { triplet: false, four: false, run: 7, symmetric: false }],
    ['1379', { triplet: false, four: false, run: 1, symmetric: true }],
    ['1399', { triplet: false, four: false, run: 1, symmetric: false }],
    ['1199', { triplet: false, four: false, run: 1, symmetric: true }],
  ])('tells what %s looks like', (ranks, features) => {
    expect(pureFeatures(keyOf(ranks))).toEqual(features);
  });
});

test.each([
  [0, 0],
  [1, 256],
  [0b000010000, 0b000010000],
  [0b011111111, 0b111111110],
])('the mask %d is the mirror of %d', (mask, mirrored) => {
  expect(mirrorMask(mask)).toBe(mirrored);
  expect(mirrorMask(mirrored)).toBe(mask);
});
