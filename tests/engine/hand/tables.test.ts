/** What is looked up against what is worked out plainly. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles, type Meld } from '../../../src/engine/core/group.ts';
import { createRng, type Rng, shuffled } from '../../../src/engine/core/rng.ts';
import { COPIES, RANKS, TILES, type Tile } from '../../../src/engine/core/tile.ts';
import { copiesAt, type TileCounts } from '../../../src/engine/core/tile-counts.ts';
import { unseenTiles } from '../../../src/engine/hand/discards.ts';
import { handReader } from '../../../src/engine/hand/hand-reader.ts';
import { PURE_SIZES } from '../../../src/engine/hand/pure-hands.ts';
import { pureHandCount, pureWaits } from '../../../src/engine/hand/pure-waits.ts';
import { COMMON_SHAPES } from '../../../src/engine/shapes/common.ts';
import { acceptanceFor, discardsFor } from '../../../src/engine/shapes/discards.ts';
import { checked } from '../../build/checked.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { distances } from '../hands.ts';
import { plainDistances } from '../plain-distance.ts';

const SIZES = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14];

describe('distances', () => {
  let compared = 0;
  test.each(SIZES)('of %d tiles', (size) => {
    const hands = fc.oneof(someTiles(size), somePureTiles(size));
    fc.assert(
      fc.property(hands, (tiles) => {
        expect(distances(tiles)).toEqual(plainDistances(tiles));
        compared++;
      }),
      { numRuns: 400 },
    );
  });

  test('of hands dealt from few kinds, where fours and special shapes abound', () => {
    const kinds: readonly Tile[] = ['1m', '9m', '1p', '9p', '1s', '9s', ...TILES.slice(27), '2m'];
    const wall = kinds.flatMap((tile) => Array<Tile>(COPIES).fill(tile));
    const rng = createRng(13);
    for (let dealt = 0; dealt < 1500; dealt++) {
      const tiles = shuffled(rng, wall).slice(0, 14);
      expect(distances(tiles)).toEqual(plainDistances(tiles));
      compared++;
    }
  });

  test('beside melds, whose tiles are gone', () => {
    fc.assert(
      fc.property(someMelded, ({ concealed, melds }) => {
        expect(distances(concealed, melds)).toEqual(plainDistances(concealed, melds));
        compared++;
      }),
      { numRuns: 600 },
    );
  });

  test('all of them', () => checked('law.distances', compared));
});

/** Melds and loose tiles of few neighbouring kinds, so that melds stand in the way. */
const someMelded = fc
  .record({
    melds: fc.array(
      fc.record({
        kind: fc.constantFrom('chow', 'pung', 'kong'),
        tile: fc.constantFrom(...TILES.slice(0, 7)),
        open: fc.constant(true),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    order: fc.integer(),
  })
  .filter(({ melds }) => isLawful(melds))
  .map(({ melds, order }) => {
    const gone = melds.flatMap(groupTiles);
    const wall = [...TILES.slice(0, 10), ...TILES.slice(30, 33)].flatMap((tile) =>
      Array<Tile>(COPIES - gone.filter((one) => one === tile).length).fill(tile),
    );
    const concealed = shuffled(createRng(order), wall).slice(0, 13 - 3 * melds.length);
    return { concealed, melds };
  });

function isLawful(melds: readonly Meld[]): boolean {
  const tiles = melds.flatMap(groupTiles);
  return tiles.every((tile) => tiles.filter((one) => one === tile).length <= COPIES);
}

/** Every suit of so many tiles, as its key. */
function* keysOf(size: number, rank = 0): Generator<number> {
  if (rank === RANKS.length) {
    if (size === 0) yield 0;
    return;
  }
  for (let copies = 0; copies <= Math.min(COPIES, size); copies++) {
    for (const key of keysOf(size - copies, rank + 1)) yield key + copies * 5 ** rank;
  }
}

test.each(PURE_SIZES)('the waits of every pure hand of %d tiles', (size) => {
  const found = pureWaits(size);
  const groups = (size - 1) / 3;
  let hands = 0;
  const wrong: number[] = [];
  for (const key of keysOf(size)) {
    hands++;
    if (handReader().pureWaits(key, groups) !== (found.get(key) ?? 0)) wrong.push(key);
  }
  expect(wrong).toEqual([]);
  expect(hands).toBe(pureHandCount(size));
});

function dealt(rng: Rng, size: number, kinds: readonly Tile[]): readonly Tile[] {
  return shuffled(
    rng,
    kinds.flatMap((tile) => Array<Tile>(COPIES).fill(tile)),
  ).slice(0, size);
}

/** One suit and a few honours, all kinds, terminals and honours: what hands are dealt from. */
const DEALS = [TILES.slice(18), TILES, TILES.filter((tile) => /[19z]/.test(tile))];

/** The kinds with copies left that bring the tiles nearer, each one tried. */
function nearer(tiles: readonly Tile[], left: TileCounts, distanceOf: typeof distances) {
  const { distance } = distanceOf(tiles);
  return TILES.filter(
    (tile, at) => copiesAt(left, at) > 0 && distanceOf([...tiles, tile]).distance < distance,
  );
}

test('what 100 hands accept, by the plain distance of every tile more', () => {
  const rng = createRng(34);
  for (let hand = 0; hand < 100; hand++) {
    const size = [13, 13, 10, 7][hand % 4] as number;
    const tiles = dealt(rng, size, DEALS[hand % 3] as readonly Tile[]);
    const unseen = unseenTiles({ concealed: tiles, melds: [], seen: [] });
    const found = acceptanceFor({ concealed: tiles, melds: [], seen: [] }, COMMON_SHAPES);
    expect(found.distance).toBe(plainDistances(tiles).distance);
    expect(found.accepts.map(({ tile }) => tile)).toEqual(nearer(tiles, unseen, plainDistances));
  }
});

test('all discards of 2,000 hands at once, by the distance of every tile less and every tile more', () => {
  const rng = createRng(55);
  let hand = 0;
  for (; hand < 2000; hand++) {
    const size = [14, 14, 11, 8][hand % 4] as number;
    const concealed = dealt(rng, size, DEALS[hand % 3] as readonly Tile[]);
    const unseen = unseenTiles({ concealed, melds: [], seen: [] });
    const rows = discardsFor({ concealed, melds: [], seen: [] }, COMMON_SHAPES);
    expect(rows.map(({ tile }) => tile).toSorted()).toEqual([...new Set(concealed)].toSorted());
    for (const { tile, distance, accepts } of rows) {
      const left = concealed.toSpliced(concealed.indexOf(tile), 1);
      expect(distance).toBe(distances(left).distance);
      expect(accepts.map((one) => one.tile)).toEqual(nearer(left, unseen, distances));
    }
  }
  checked('law.discards', hand);
});
