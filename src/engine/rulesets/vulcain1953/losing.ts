import type { Group } from '../../core/group.ts';
import { TILES, type Tile } from '../../core/tile.ts';
import { copiesAt } from '../../core/tile-counts.ts';
import type { ShapeReader } from '../../shapes/shape.ts';

const single = (tile: Tile): Group => ({ kind: 'single', tile });

/** Four alike are a pung and a single tile: a kong exists once it is shown (V20). */
function looseGroups(tile: Tile, copies: number): readonly Group[] {
  if (copies === 0) return [];
  if (copies === 4) return [{ kind: 'pung', tile }, single(tile)];
  if (copies === 3) return [{ kind: 'pung', tile }];
  return [copies === 2 ? { kind: 'pair', tile } : single(tile)];
}

/** The hand of a player who did not win (`vulcain1953.3.5.4`). */
export const UNFINISHED: ShapeReader<'unfinished'> = {
  id: 'unfinished',
  read: (counts) => [TILES.flatMap((tile, at) => looseGroups(tile, copiesAt(counts, at)))],
};
