/** Sets and whole hands that the hands of the table are made of; suits are exchanged afterwards. */

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { isHonour, SUITS, type Suit, TILES, type Tile } from '../../../core/tile.ts';
import { type MakesSets, pairsAmong, type WishedSet } from '../../../scoring/recipe.ts';
import { isWind } from '../../../scoring/tile-kinds.ts';
import { KNITTED_SCHEMES } from '../../../shapes/knitted.ts';

const suited = (rank: number, suit: Suit = 'm'): Tile => `${rank}${suit}` as Tile;
const chow = (rank: number, suit?: Suit): WishedSet => ({ kind: 'chow', tile: suited(rank, suit) });
const pung = (tile: Tile): WishedSet => ({ kind: 'pung', tile });
const from = (rng: Rng, low: number, high: number): number => low + rng.below(high - low + 1);

type SuitAt = (place: number) => Suit;
const sameSuit: SuitAt = () => 'm';
const eachItsOwn: SuitAt = (place) => SUITS[place] ?? 'm';

const chowsOn =
  (suitAt: SuitAt) =>
  (...steps: readonly number[]): MakesSets =>
  (rng) => {
    const start = from(rng, 1, 7 - Math.max(...steps));
    return steps.map((step, at) => chow(start + step, suitAt(at)));
  };

const pungsOn =
  (suitAt: SuitAt) =>
  (...steps: readonly number[]): MakesSets =>
  (rng) => {
    const start = from(rng, 1, 9 - Math.max(...steps));
    return steps.map((step, at) => pung(suited(start + step, suitAt(at))));
  };

export const chows = chowsOn(sameSuit);
export const chowsOfSuits = chowsOn(eachItsOwn);
export const pungs = pungsOn(sameSuit);
export const pungsOfSuits = pungsOn(eachItsOwn);

export const eitherOf =
  (...ways: readonly MakesSets[]): MakesSets =>
  (rng, seating) =>
    pick(rng, ways)(rng, seating);

export const endChows =
  (...suits: readonly Suit[]): MakesSets =>
  () =>
    suits.flatMap((suit) => [chow(1, suit), chow(7, suit)]);

export const hog: MakesSets = (rng) => {
  const rank = from(rng, 1, 7);
  return [pung(suited(rank)), chow(rank)];
};

export const allTypes: MakesSets = (rng) => [
  ...SUITS.map((suit) => chow(from(rng, 1, 7), suit)),
  pung(pick(rng, TILES.filter(isWind))),
];

/** Nothing that scores if chance is kind. */
export const chicken: MakesSets = (rng) => [
  { ...chow(from(rng, 2, 4), 'm'), laid: 'concealed' },
  { ...chow(from(rng, 1, 7), 'p'), laid: 'exposed' },
  { ...chow(from(rng, 1, 7), 's'), laid: 'exposed' },
  { ...pung(suited(from(rng, 2, 8))), laid: 'exposed' },
];

const knittedTiles = (rng: Rng): readonly Tile[] =>
  pick(rng, KNITTED_SCHEMES).places.map((place) => TILES[place] as Tile);

export const singles =
  (fewest: number, most: number) =>
  (rng: Rng): readonly Tile[] => {
    const honours = from(rng, fewest, most);
    return shuffled(rng, [
      ...shuffled(rng, TILES.filter(isHonour)).slice(0, honours),
      ...shuffled(rng, knittedTiles(rng)).slice(0, 14 - honours),
    ]);
  };

export function knittedStraight(rng: Rng): readonly Tile[] {
  const start = from(rng, 1, 7);
  const alike = pick(rng, TILES);
  const pair = pick(rng, TILES);
  const set =
    rng.below(2) === 0
      ? [start, start + 1, start + 2].map((rank) => suited(rank))
      : [alike, alike, alike];
  return shuffled(rng, [...knittedTiles(rng), ...set, pair, pair]);
}

export const sevenPairs = pairsAmong(TILES);

export function shiftedPairs(rng: Rng): readonly Tile[] {
  const start = from(rng, 1, 3);
  const kinds = Array.from({ length: 7 }, (_, at) => suited(start + at));
  return shuffled(
    rng,
    kinds.flatMap((tile) => [tile, tile]),
  );
}

export const nineGates = (rng: Rng): readonly Tile[] =>
  [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, from(rng, 1, 9)].map((rank) => suited(rank));
