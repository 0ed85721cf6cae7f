/** A hand that did not win: what of its tiles is alike. */
import { type Group, pair, pung, single } from '../core/group.ts';
import { TILES, type Tile } from '../core/tile.ts';
import { copiesAt } from '../core/tile-counts.ts';
import type { ShapeReader } from './shape.ts';

/** Four alike are a pung and a single tile: a kong exists once it is shown. */
function groupsOf(tile: Tile, copies: number): readonly Group[] {
  if (copies === 0) return [];
  if (copies === 4) return [pung(tile), single(tile)];
  if (copies === 3) return [pung(tile)];
  return [copies === 2 ? pair(tile) : single(tile)];
}

export const looseTiles = <Id extends string>(id: Id): ShapeReader<Id> => ({
  id,
  read: (counts) => [TILES.flatMap((tile, at) => groupsOf(tile, copiesAt(counts, at)))],
});
