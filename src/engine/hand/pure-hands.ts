import { RANKS, type Rank, rankOf, type Suit, type Tile } from '../core/tile.ts';

/** Sizes of a hand that waits with the pair among its tiles. */
export const PURE_SIZES = [1, 4, 7, 10, 13] as const;
export type PureSize = (typeof PURE_SIZES)[number];

/** The most winning ranks that a pure hand of each size has (`tchou1924.VIII.count`). */
export const MOST_PURE_WAITS: Readonly<Record<PureSize, number>> = {
  1: 1,
  4: 3,
  7: 5,
  10: 8,
  13: 9,
};

/** Copies of ranks 1–9 as a number in base five, rank 1 the lowest place. */
export type PureKey = number;

export const PLACES: readonly number[] = RANKS.map((rank) => 5 ** (rank - 1));

export const copiesIn = (key: PureKey, at: number): number =>
  Math.floor(key / (PLACES[at] as number)) % 5;

/** The tiles of a key in a suit, in rising order. */
export const pureTiles = (key: PureKey, suit: Suit): Tile[] =>
  RANKS.flatMap((rank) => Array<Tile>(copiesIn(key, rank - 1)).fill(`${rank}${suit}`));

/** The key of tiles of one suit. */
export const pureKeyOf = (tiles: readonly Tile[]): PureKey =>
  tiles.reduce((key, tile) => key + 5 ** (rankOf(tile) - 1), 0);

/** The ranks whose bits are set in a mask, rank 1 being the lowest bit. */
export const ranksIn = (mask: number): Rank[] => RANKS.filter((rank) => (mask >> (rank - 1)) & 1);

/** The mask with each rank in the place of 10 less that rank. */
export const mirrorMask = (mask: number): number =>
  RANKS.reduce((mirrored, rank) => mirrored | (((mask >> (rank - 1)) & 1) << (9 - rank)), 0);
