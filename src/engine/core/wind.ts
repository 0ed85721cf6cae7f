import { HONOURS, type Honour } from './tile.ts';

/** In order of turns (`tchou1924.I.set.3`). */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];

/** A value for each wind. */
export const byWind = <Value>(of: (wind: Wind) => Value): Readonly<Record<Wind, Value>> => ({
  E: of('E'),
  S: of('S'),
  W: of('W'),
  N: of('N'),
});

export const ZERO_BY_WIND: Readonly<Record<Wind, number>> = { E: 0, S: 0, W: 0, N: 0 };

/** The tile of a wind: `1z` for East. */
export const windTile = (wind: Wind): Honour => HONOURS[WINDS.indexOf(wind)] as Honour;
