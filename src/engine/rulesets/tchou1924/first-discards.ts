/** Which lone tiles to discard first (`tchou1924.VI.rejet.1` to `tchou1924.VI.rejet.3`). */

import { isHonour, type Tile } from '../../core/tile.ts';
import { type Wind, windTile } from '../../core/wind.ts';
import type { FirstDiscards } from '../../scoring/table-teaching.ts';
import { isDragon, isWind } from '../../scoring/tile-kinds.ts';
import { isolatedTiles } from './annulment.ts';

/** Winds of the others, then 1s and 9s, then dragons; one's own wind is kept. */
export function firstDiscards(hand: readonly Tile[], own: Wind): FirstDiscards | undefined {
  const lone = isolatedTiles(hand);
  const classes: readonly FirstDiscards[] = [
    { kind: 'loneWinds', tiles: lone.filter((tile) => isWind(tile) && tile !== windTile(own)) },
    { kind: 'loneEnds', tiles: lone.filter((tile) => !isHonour(tile)) },
    { kind: 'loneDragons', tiles: lone.filter(isDragon) },
  ];
  return classes.find(({ tiles }) => tiles.length > 0);
}
