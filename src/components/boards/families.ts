import { HONOURS, RANKS, type Suit, type Tile } from '../../engine/notation.ts';

/** What tiles are chosen from, a row each. */
export type Family = Suit | 'z';
export const FAMILIES = ['m', 'p', 's', 'z'] as const satisfies readonly Family[];

export const familyTiles = (family: Family): readonly Tile[] =>
  family === 'z' ? HONOURS : RANKS.map((rank): Tile => `${rank}${family}`);
