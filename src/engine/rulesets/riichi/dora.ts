import { rankOf, type Tile } from '../../core/tile.ts';

/** The tile that a marker points to: the next one, and the first after the last (`riichi.role.dora`). */
export function doraOf(marker: Tile): Tile {
  const rank = rankOf(marker);
  const family = marker.charAt(1);
  if (family !== 'z') return `${(rank % 9) + 1}${family}` as Tile;
  return (rank <= 4 ? `${(rank % 4) + 1}z` : `${((rank - 4) % 3) + 5}z`) as Tile;
}
