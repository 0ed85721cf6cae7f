import type { Group } from '../core/group.ts';
import { type Tile, tileAt } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts, totalCount } from '../core/tile-counts.ts';
import { groupings } from './readings.ts';

export interface ClosestReading {
  readonly groups: readonly Group[];
  /** The tiles that fit nowhere, in tile order; empty if the tiles are complete. */
  readonly leftover: readonly Tile[];
}

function* removals(counts: TileCounts, count: number, from = 0): Generator<Tile[]> {
  if (count === 0) yield [];
  else if (from < counts.length) {
    for (let taken = Math.min(count, copiesAt(counts, from)); taken >= 0; taken--) {
      const tiles = Array<Tile>(taken).fill(tileAt(from));
      for (const rest of removals(counts, count - taken, from + 1)) yield [...tiles, ...rest];
    }
  }
}

/**
 * The reading that leaves the fewest tiles over; among equals, one that uses
 * the given tile, if a tile is named.
 * `pairInside` as in `WaitingHand`: whether the pair has its place here.
 */
export function closestReading(
  tiles: readonly Tile[],
  { pairInside = true, using }: { readonly pairInside?: boolean; readonly using?: Tile } = {},
): ClosestReading {
  const counts = countTiles(tiles);
  const total = totalCount(counts);
  let spare: ClosestReading | undefined;
  for (let count = 0; count <= total; count++) {
    for (const leftover of removals(counts, count)) {
      const kept = counts.slice();
      for (const [index, copies] of countTiles(leftover).entries()) {
        kept[index] = copiesAt(kept, index) - copies;
      }
      const remainder = (total - count) % 3;
      if (remainder === 1 || (remainder === 2 && !pairInside)) break;
      const [groups] = groupings(kept, remainder === 2);
      if (groups === undefined) continue;
      if (using === undefined || !leftover.includes(using)) return { groups, leftover };
      spare ??= { groups, leftover };
    }
    if (spare) return spare;
  }
  return { groups: [], leftover: [...tiles] };
}
