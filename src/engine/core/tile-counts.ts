import { TILES, type Tile, tileAt, tileIndex } from './tile.ts';

/** Copies of each of the 34 kinds, in tile order. */
export type TileCounts = Uint8Array;

export function countTiles(tiles: Iterable<Tile>): TileCounts {
  const list: readonly Tile[] = Array.isArray(tiles) ? tiles : [...tiles];
  const counts = new Uint8Array(TILES.length);
  for (let at = 0; at < list.length; at++) {
    const index = tileIndex(list[at] as Tile);
    counts[index] = copiesAt(counts, index) + 1;
  }
  return counts;
}

export function tilesOf(counts: TileCounts): Tile[] {
  const tiles: Tile[] = [];
  counts.forEach((copies, index) => {
    for (let copy = 0; copy < copies; copy++) tiles.push(tileAt(index));
  });
  return tiles;
}

export const copiesAt = (counts: TileCounts, index: number): number => counts[index] ?? 0;

export const copiesOf = (counts: TileCounts, tile: Tile): number =>
  copiesAt(counts, tileIndex(tile));

export function withTile(counts: TileCounts, tile: Tile): TileCounts {
  const more = counts.slice();
  more[tileIndex(tile)] = copiesOf(counts, tile) + 1;
  return more;
}

export function totalCount(counts: TileCounts): number {
  let total = 0;
  for (const copies of counts) total += copies;
  return total;
}
