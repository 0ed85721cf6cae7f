import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import { compareTiles, type Tile } from '../../../src/engine/core/tile.ts';
import { closestReading } from '../../../src/engine/hand/closest.ts';
import { type Placement, placeTiles, WIN_PLACE } from '../../../src/engine/hand/place-tiles.ts';
import { waits } from '../../../src/engine/hand/waits.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { tiles, waiting } from '../hands.ts';

/** The places by group, the winning tile as `+`. */
const shown = ({ groups, leftover }: Placement): string => {
  const text = (places: readonly number[]): string =>
    places.map((place) => (place === WIN_PLACE ? '+' : place)).join(',');
  return [...groups.map(({ places }) => text(places)), `(${text(leftover)})`].join(' ');
};

describe('the winning tile', () => {
  const completion = (text: string, tile: Tile, nth = 0): Placement | undefined => {
    const hand = waiting(text);
    const found = waits(hand).find((wait) => wait.tile === tile)?.completions[nth];
    return (
      found &&
      placeTiles(hand.concealed, tile, { groups: found.reading.groups, completed: found.group })
    );
  };

  test.each([
    ['ends the run it completes', '23m55p', '4m', 0, '0,1,+ 2,3 ()'],
    ['stands beside the lone tile', '1m', '1m', 0, '+,0 ()'],
    ['goes into one of two pairs', '1144z', '4z', 0, '0,1 +,2,3 ()'],
    ['goes into the pair', '2234m', '2m', 0, '+,0 1,2,3 ()'],
    ['or into the run', '2234m', '2m', 1, '0,1 +,2,3 ()'],
    ['finds tiles that are not in order', '5p3m2m5p', '1m', 0, '+,2,1 0,3 ()'],
  ] as const)('%s: %s with %s', (_, text, tile, nth, expected) => {
    const placing = completion(text, tile, nth);
    expect(placing && shown(placing)).toBe(expected);
  });
});

test.each([
  ['is left over where it fits nowhere', '123m', '9s', '0,1,2 (+)'],
  ['leaves others over', '1234m', '5m', '0,1,2 (3,+)'],
])('without a group of its own it %s: %s with %s', (_, text, tile, expected) => {
  const held = tiles(text);
  const placing = placeTiles(held, tile as Tile, { groups: [{ kind: 'chow', tile: '1m' }] });
  expect(shown(placing)).toBe(expected);
});

describe('for any hand', () => {
  const sizes = fc.constantFrom(1, 4, 7, 10);
  const anyTiles = sizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));

  /** Every place once, and under each place the tile its group wants. */
  const expectFits = (held: readonly Tile[], winning: Tile, placing: Placement): void => {
    const at = (place: number): Tile | undefined => (place === WIN_PLACE ? winning : held[place]);
    for (const { group, places } of placing.groups) {
      expect(places.map(at)).toEqual(groupTiles(group));
    }
    const used = [...placing.groups.flatMap(({ places }) => places), ...placing.leftover];
    expect(used.sort((a, b) => a - b)).toEqual([WIN_PLACE, ...held.keys()]);
  };

  test('each completion takes every tile once, the winning one into its group', () => {
    const property = fc.property(anyTiles, (concealed) => {
      const held = [...concealed].reverse();
      for (const wait of waits({ concealed: held, melds: [], pairInside: true })) {
        for (const { reading, group } of wait.completions) {
          const placing = placeTiles(held, wait.tile, { groups: reading.groups, completed: group });
          expectFits(held, wait.tile, placing);
          expect(placing.leftover).toEqual([]);
          expect(placing.groups[group]?.places).toContain(WIN_PLACE);
        }
      }
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('a closest reading takes every tile once, and leaves over what it says', () => {
    const property = fc.property(anyTiles, fc.constantFrom(...tiles('159m4p7z')), (held, tile) => {
      const { groups, leftover } = closestReading([...held, tile], { using: tile });
      const placing = placeTiles(held, tile, { groups });
      expectFits(held, tile, placing);
      const left = placing.leftover.map(
        (place) => (place === WIN_PLACE ? tile : held[place]) as Tile,
      );
      expect(left.sort(compareTiles)).toEqual(leftover);
    });
    fc.assert(property, { numRuns: 200 });
  });
});
