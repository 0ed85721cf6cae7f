import { HONOURS, type Honour } from './tile.ts';

/** In order of turns (`tchou1924.I.set.3`). */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];

/** The tile of a wind: `1z` for East. */
export const windTile = (wind: Wind): Honour => HONOURS[WINDS.indexOf(wind)] as Honour;
