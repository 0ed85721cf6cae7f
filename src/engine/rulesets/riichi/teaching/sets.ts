/** Sets and whole hands that roles are made of; suits are exchanged afterwards. */

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { HONOURS, ORPHANS, RANKS, SUITS, type Suit, TILES, type Tile } from '../../../core/tile.ts';
import { type MakesSets, pairsAmong, type WishedSet } from '../../../scoring/recipe.ts';
import { isSimple } from '../../../scoring/tile-kinds.ts';

type Whole = (rng: Rng) => readonly Tile[];

const chow = (rank: number, suit: Suit): WishedSet => ({
  kind: 'chow',
  tile: `${rank}${suit}` as Tile,
});

const HIGHEST_CHOW = 7;

const startOf = (rng: Rng): number => 1 + rng.below(HIGHEST_CHOW);

/** The same chow twice, concealed. */
export const twins =
  (...suits: readonly Suit[]): MakesSets =>
  (rng) =>
    suits.flatMap((suit): readonly WishedSet[] => {
      const twin: WishedSet = { ...chow(startOf(rng), suit), laid: 'concealed' };
      return [twin, twin];
    });

export const inThreeSuits =
  (kind: 'chow' | 'pung'): MakesSets =>
  (rng) => {
    const rank = kind === 'chow' ? startOf(rng) : pick(rng, RANKS);
    return SUITS.map((suit) => ({ kind, tile: `${rank}${suit}` as Tile }));
  };

export const straight: MakesSets = () => [1, 4, 7].map((rank) => chow(rank, 'm'));

/** A chow with a 1 or a 9, in each of so many suits. */
export const endChows =
  (...suits: readonly Suit[]): MakesSets =>
  (rng) =>
    suits.map((suit) => chow(pick(rng, [1, HIGHEST_CHOW]), suit));

export const anyPairs = pairsAmong(TILES);
export const simplePairs = pairsAmong(TILES.filter(isSimple));
export const endPairs = pairsAmong(ORPHANS);
export const honourPairs = pairsAmong(HONOURS);
export const purePairs = pairsAmong(RANKS.map((rank): Tile => `${rank}m`));
export const mixedPairs = pairsAmong([...RANKS.map((rank): Tile => `${rank}m`), ...HONOURS]);

/** 1112345678999 and one more. */
export const nineGates: Whole = (rng) => {
  const suited = RANKS.map((rank): Tile => `${rank}m`);
  const ends: readonly Tile[] = ['1m', '1m', '9m', '9m'];
  return shuffled(rng, [...suited, ...ends, pick(rng, suited)]);
};
