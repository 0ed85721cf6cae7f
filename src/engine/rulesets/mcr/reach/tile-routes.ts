/** The way to the hands that say what every set is made of. */
import { isSuited, rankOf, SUITS, TILES, type Tile, tileAt } from '../../../core/tile.ts';
import { ORPHANS } from '../../../hand/readings.ts';
import type { McrEdition } from '../config.ts';
import { TILE_TESTS } from '../items/tiles.ts';
import { LACK_PARTS, type LackPart, type Makes } from '../lack.ts';
import { type HandToBe, knittedLack, pairsLack, setsLack } from './hand-to-be.ts';
import type { Route } from './route.ts';

type TileTest = (tile: Tile) => boolean;

/** Places at which a test of tiles holds, looked up once. */
const placesWhere = (holds: TileTest): ((place: number) => boolean) => {
  const table = TILES.map(holds);
  return (place) => table[place] === true;
};

/** Sets and pair of nothing but such tiles. */
function madeOf(holds: TileTest): Makes {
  const at = placesWhere(holds);
  return { chows: (place) => at(place) && at(place + 1) && at(place + 2), pungs: at, pairs: at };
}

interface Made {
  readonly holds: TileTest;
  readonly needs?: readonly LackPart[];
}

/** As sets or as seven pairs, in one of several ways. */
const inTiles = (number: number, ways: readonly Made[]): Route => {
  const all = ways.map(({ holds, needs = [] }) => ({
    makes: madeOf(holds),
    at: placesWhere(holds),
    needs,
  }));
  return {
    number,
    lacks: (hand) =>
      Math.min(
        ...all.map(({ makes, at, needs }) =>
          Math.min(setsLack(hand, { makes, needs }), pairsLack(hand, at, needs)),
        ),
      ),
  };
};

const isHonor: TileTest = (tile) => !isSuited(tile);
const isEnd: TileTest = (tile) => isSuited(tile) && ORPHANS.includes(tile);
const isSimple: TileTest = (tile) => !ORPHANS.includes(tile);
const inSuit =
  (suit: string): TileTest =>
  (tile) =>
    tile.endsWith(suit);

const HONOR_PARTS = ['winds', 'dragons'] as const;

const VOIDED = SUITS.map(
  (voided): Made => ({
    holds: (tile) => !tile.endsWith(voided),
    needs: SUITS.filter((suit) => suit !== voided),
  }),
);

const HALF = SUITS.flatMap((suit) =>
  HONOR_PARTS.map(
    (part): Made => ({
      holds: (tile) => isHonor(tile) || tile.endsWith(suit),
      needs: [suit, part],
    }),
  ),
);

const ENDS_AND_HONORS = SUITS.flatMap((suit) =>
  HONOR_PARTS.map(
    (part): Made => ({
      holds: (tile) => ORPHANS.includes(tile),
      needs: [suit, part],
    }),
  ),
);

const NEVER = () => false;

/** With such a tile in every set and in the pair. */
function eachWith(holds: TileTest): Makes {
  const at = placesWhere(holds);
  return { chows: (place) => at(place) || at(place + 1) || at(place + 2), pungs: at, pairs: at };
}

const inSets = (number: number, makes: Makes): Route => ({
  number,
  lacks: (hand) => setsLack(hand, { makes }),
});

const NUMBERS = madeOf(isSuited);
const ANY = madeOf(() => true);
const EVEN = madeOf((tile) => isSuited(tile) && rankOf(tile) % 2 === 0);

const noHonors = (hand: HandToBe): number =>
  Math.min(
    setsLack(hand, { makes: NUMBERS }),
    knittedLack(hand, { makes: NUMBERS }),
    pairsLack(hand, (place) => isSuited(tileAt(place))),
  );

const CHOWS: Makes = { ...NUMBERS, pungs: NEVER };

const allChows =
  (edition: McrEdition) =>
  (hand: HandToBe): number => {
    const sets = setsLack(hand, { makes: CHOWS });
    return edition === 'text' ? sets : Math.min(sets, knittedLack(hand, { makes: CHOWS }));
  };

const allTypes =
  (edition: McrEdition) =>
  (hand: HandToBe): number => {
    const sets = setsLack(hand, { makes: ANY, needs: LACK_PARTS });
    const knitted = knittedLack(hand, { makes: ANY, needs: HONOR_PARTS });
    const pairs = edition === 'text' ? [] : [pairsLack(hand, () => true, LACK_PARTS)];
    return Math.min(sets, knitted, ...pairs);
  };

export const tileRoutes = (edition: McrEdition): readonly Route[] => [
  inTiles(7, VOIDED),
  { number: 8, lacks: noHonors },
  { number: 18, lacks: allChows(edition) },
  inTiles(23, [{ holds: isSimple }]),
  inSets(
    24,
    eachWith((tile) => ORPHANS.includes(tile)),
  ),
  inSets(28, { ...ANY, chows: NEVER }),
  inTiles(29, HALF),
  { number: 31, lacks: allTypes(edition) },
  inSets(
    52,
    eachWith((tile) => isSuited(tile) && rankOf(tile) === 5),
  ),
  inSets(57, { ...EVEN, chows: NEVER }),
  inTiles(
    58,
    SUITS.map((suit) => ({ holds: inSuit(suit) })),
  ),
  inTiles(66, ENDS_AND_HONORS),
  inTiles(69, [{ holds: isEnd }]),
  inTiles(72, [{ holds: isHonor }]),
  ...TILE_TESTS.map(([number, holds]) => inTiles(number, [{ holds }])),
];
