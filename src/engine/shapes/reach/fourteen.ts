/** Hands that are listed tile by tile. */
import { ORPHANS, RANKS, SUITS, type Tile } from '../../core/tile.ts';

type Hands = readonly (readonly Tile[])[];

/** 1112345678999 of a suit and any one tile more of it. */
export const nineGatesHands = (): Hands =>
  SUITS.flatMap((suit) => {
    const kinds = RANKS.map((rank): Tile => `${rank}${suit}`);
    const [first, last] = [`1${suit}`, `9${suit}`] as const;
    return kinds.map((tile) => [...kinds, first, first, last, last, tile]);
  });

export const thirteenOrphansHands = (): Hands => ORPHANS.map((tile) => [...ORPHANS, tile]);
