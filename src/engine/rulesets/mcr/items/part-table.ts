/** What is said of every group of a kind, put down once for each tile it can start on. */
import { startsChow } from '../../../core/group.ts';
import { isSuited, rankOf, TILES, type Tile, tileIndex } from '../../../core/tile.ts';
import { PART_KINDS, type Part, type PartKind, partTiles } from '../../../scoring/part.ts';
import type { View } from '../../../scoring/view.ts';

export type PartTable<T> = Readonly<Record<PartKind, readonly (T | undefined)[]>>;

const LAST_OF_KNITTED = 3;

const canStart = (kind: PartKind, tile: Tile): boolean => {
  if (kind === 'chow') return startsChow(tile);
  return kind !== 'knitted' || (isSuited(tile) && rankOf(tile) <= LAST_OF_KNITTED);
};

export function partTable<T>(say: (tiles: readonly Tile[]) => T): PartTable<T> {
  const rows = PART_KINDS.map((kind) => [
    kind,
    TILES.map((tile) =>
      canStart(kind, tile) ? say(partTiles({ kind, tile }) as readonly Tile[]) : undefined,
    ),
  ]);
  return Object.fromEntries(rows);
}

export const lookUp = <T>(table: PartTable<T>, { kind, tile }: Part): T | undefined =>
  table[kind][tileIndex(tile as Tile)];

export function allGroupsPass({ parts }: View, table: PartTable<boolean>): boolean {
  for (const part of parts) {
    if (part.kind !== 'flower' && lookUp(table, part) !== true) return false;
  }
  return true;
}
