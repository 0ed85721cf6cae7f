/** What is said of every group of a kind, put down once for each tile it can start on. */
import { startsChow } from '../../../core/group.ts';
import { isSuited, rankOf, TILES, type Tile, tileIndex } from '../../../core/tile.ts';
import { PART_KINDS, type Part, type PartKind, partTiles } from '../../../scoring/part.ts';
import type { View } from '../../../scoring/view.ts';
import type { TileTest } from '../../../shapes/reach/composition.ts';

type PartTable<T> = Readonly<Record<PartKind, readonly (T | undefined)[]>>;

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

const lookUp = <T>(table: PartTable<T>, { kind, tile }: Part): T | undefined =>
  table[kind][tileIndex(tile as Tile)];

/** Several tests of all tiles at once: which of them a hand passes, by their bits. */
export function passesOf(tests: readonly TileTest[]): (view: View) => number {
  const table = partTable((tiles) =>
    tests.reduce((bits, passes, at) => bits | (Number(tiles.every(passes)) << at), 0),
  );
  let last: { readonly parts: View['parts']; readonly bits: number } | undefined;
  const bitsOf = (parts: View['parts']): number => {
    let bits = (1 << tests.length) - 1;
    for (let at = 0; at < parts.length && bits !== 0; at++) {
      const part = parts[at] as Part;
      if (part.kind !== 'flower') bits &= lookUp(table, part) ?? 0;
    }
    return bits;
  };
  // The views of one reading come one after the other and share its parts.
  return ({ parts }) => {
    if (last?.parts !== parts) last = { parts, bits: bitsOf(parts) };
    return last.bits;
  };
}

export function allGroupsPass({ parts }: View, table: PartTable<boolean>): boolean {
  for (const part of parts) {
    if (part.kind !== 'flower' && lookUp(table, part) !== true) return false;
  }
  return true;
}
