/** Random hands for the property tests. */
import fc from 'fast-check';
import { TILES } from '../../src/engine/core/tile.ts';
import {
  BONUS_TILES,
  checkCopies,
  compareTiles,
  type Group,
  groupTiles,
  type Hand,
  isHonour,
  type Meld,
  rankOf,
  type Tile,
} from '../../src/engine/notation.ts';

const CHOW_STARTS = TILES.filter((tile) => !isHonour(tile) && rankOf(tile) <= 7);

const someTile = fc.constantFrom(...TILES);
const someChow = fc.constantFrom(...CHOW_STARTS).map((tile) => ({ kind: 'chow', tile }) as const);
const somePung = someTile.map((tile) => ({ kind: 'pung', tile }) as const);
const someKong = someTile.map((tile) => ({ kind: 'kong', tile }) as const);
const DRAGONS_RUN = { kind: 'dragons', tile: '5z' } as const;
const WINDS_RUN = { kind: 'winds', tile: '1z' } as const;
const someRun = fc.constantFrom(DRAGONS_RUN, WINDS_RUN);

const someMeld: fc.Arbitrary<Meld> = fc.oneof(
  fc.oneof(someChow, somePung, someKong, someRun).map((group) => ({ ...group, open: true })),
  fc.oneof(someKong, fc.constant(WINDS_RUN)).map((group) => ({ ...group, open: false })),
);

const isLawful = (hand: Hand): boolean => checkCopies(hand).ok;

/** Any hand the notation can write: any number of tiles in any order, melds, flowers, a winning tile. */
export const someHand: fc.Arbitrary<Hand> = fc
  .record(
    {
      concealed: fc.array(someTile, { maxLength: 14 }),
      melds: fc.array(someMeld, { maxLength: 4 }),
      flowers: fc.shuffledSubarray([...BONUS_TILES]),
      win: fc.record(
        { tile: someTile, by: fc.constantFrom('self' as const, 'discard' as const) },
        { noNullPrototype: true },
      ),
    },
    { requiredKeys: ['concealed', 'melds', 'flowers'], noNullPrototype: true },
  )
  .filter((hand) => hand.concealed.length + hand.melds.length + hand.flowers.length > 0)
  .filter(isLawful);

/** Groups with a few loose tiles: near enough to completion for something to happen. */
export function someTiles(size: number): fc.Arbitrary<readonly Tile[]> {
  const groups = Math.floor(size / 3);
  const someGroup: fc.Arbitrary<Group> = fc.oneof(someChow, somePung);
  return fc
    .record({
      made: fc.array(someGroup, { minLength: groups, maxLength: groups }),
      keep: fc.integer({ min: 0, max: groups }),
      loose: fc.array(someTile, { minLength: size, maxLength: size }),
    })
    .map(({ made, keep, loose }) => {
      const grouped = made.slice(0, keep).flatMap(groupTiles);
      return [...grouped, ...loose.slice(grouped.length)].sort(compareTiles);
    })
    .filter((concealed) => isLawful({ concealed, melds: [], flowers: [] }));
}

/** Tiles of one suit, in which shapes overlap. */
export const somePureTiles = (size: number): fc.Arbitrary<readonly Tile[]> =>
  fc
    .shuffledSubarray(
      TILES.slice(0, 9).flatMap((tile) => [tile, tile, tile, tile]),
      { minLength: size, maxLength: size },
    )
    .map((tiles) => [...tiles].sort(compareTiles));
