/** Fourteen tiles of each special hand that has no four sets; suits are exchanged afterwards. */

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import {
  DRAGON_TILES,
  HONOURS,
  ORPHANS,
  RANKS,
  SUITS,
  type Suit,
  TILES,
  type Tile,
  WIND_TILES,
} from '../../../core/tile.ts';
import { pairsAmong } from '../../../scoring/recipe.ts';
import { inSuit } from '../shapes/listed.ts';
import { JADE, RUBY } from '../shapes/pairs.ts';

type Whole = (rng: Rng) => readonly Tile[];

const times = (count: number, tiles: readonly Tile[]): readonly Tile[] =>
  tiles.flatMap((tile) => Array<Tile>(count).fill(tile));

/** Pairs of these kinds, of which two may be alike. */
const pairsOf =
  (kinds: readonly Tile[], ...needed: readonly Tile[]): Whole =>
  (rng) => {
    const others = shuffled(rng, [...times(2, kinds)]);
    const left = needed.reduce<readonly Tile[]>(
      (tiles, tile) => tiles.toSpliced(tiles.indexOf(tile), 1),
      others,
    );
    return shuffled(rng, times(2, [...needed, ...left].slice(0, 7)));
  };

export const sevenPairs = pairsAmong(TILES);
export const purePairs = pairsAmong(inSuit('m', RANKS));
export const twins: Whole = (rng) => shuffled(rng, times(2, HONOURS));
export const honourPairs = pairsOf(ORPHANS);
export const jadePairs = pairsOf(JADE);
export const rubyPairs = pairsOf(RUBY, '7z');

export const bicolour: Whole = (rng) => {
  const ranks = shuffled(rng, [...RANKS, ...RANKS]).slice(0, 7);
  return shuffled(rng, [...inSuit('m', ranks), ...inSuit('p', ranks)]);
};

export const tricot: Whole = (rng) => {
  const [pair = 1, ...ranks] = shuffled(rng, RANKS).slice(0, 5);
  const triplets = SUITS.flatMap((suit) => inSuit(suit, ranks));
  return shuffled(rng, [...triplets, ...inSuit('m', [pair]), ...inSuit('p', [pair])]);
};

const chowFrom = (rng: Rng, suit: Suit): readonly Tile[] => {
  const start = rng.below(7);
  return inSuit(suit, RANKS.slice(start, start + 3));
};

export const windyChow: Whole = (rng) =>
  shuffled(rng, [
    ...SUITS.flatMap((suit) => chowFrom(rng, suit)),
    ...WIND_TILES,
    pick(rng, WIND_TILES),
  ]);

export const snake: Whole = (rng) => {
  const run = inSuit('m', RANKS);
  return shuffled(rng, [...run, pick(rng, run), ...WIND_TILES]);
};

export const windyDragons: Whole = (rng) =>
  shuffled(rng, [...times(3, shuffled(rng, DRAGON_TILES).slice(0, 2)), ...times(2, WIND_TILES)]);

export const gates: Whole = (rng) => {
  const middle = inSuit('m', RANKS.slice(1, 8));
  return shuffled(rng, [...times(3, inSuit('m', [1, 9])), ...middle, pick(rng, middle)]);
};

export const sequencePungPair: Whole = (rng) => {
  const [pung, pair] = shuffled(rng, inSuit('m', RANKS)) as [Tile, Tile];
  return shuffled(rng, [...inSuit('m', RANKS), ...times(3, [pung]), ...times(2, [pair])]);
};

export const garden: Whole = (rng) =>
  shuffled(rng, [...inSuit('m', RANKS.slice(0, 7)), ...HONOURS]);
