import { isSuited, rankOf, type Tile, tileAfter } from './tile.ts';

/** What the tiles of a reading stand in. `single` occurs in thirteen orphans only. */
export const GROUP_KINDS = ['chow', 'pung', 'kong', 'pair', 'single'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** A group by its kind and its lowest tile. */
export interface Group {
  readonly kind: GroupKind;
  readonly tile: Tile;
}

export const MELD_KINDS = ['chow', 'pung', 'kong'] as const;
export type MeldKind = (typeof MELD_KINDS)[number];

/** A group laid on the table. `open: false` is a concealed kong. */
export interface Meld extends Group {
  readonly kind: MeldKind;
  readonly open: boolean;
}

const COPIES_IN: Readonly<Record<Exclude<GroupKind, 'chow'>, number>> = {
  pung: 3,
  kong: 4,
  pair: 2,
  single: 1,
};

/** The tiles of a group, lowest first. */
export function groupTiles({ kind, tile }: Group): readonly Tile[] {
  if (kind !== 'chow') return Array<Tile>(COPIES_IN[kind]).fill(tile);
  return [tile, tileAfter(tile, 1) as Tile, tileAfter(tile, 2) as Tile];
}

/** The chow, pung or kong that tiles in tile order make; absent if they make none. */
export function groupFrom(tiles: readonly Tile[]): { kind: MeldKind; tile: Tile } | undefined {
  const [first, second, third] = tiles;
  if (first === undefined) return undefined;
  if (tiles.every((tile) => tile === first)) {
    if (tiles.length === 3) return { kind: 'pung', tile: first };
    return tiles.length === 4 ? { kind: 'kong', tile: first } : undefined;
  }
  const runs =
    tiles.length === 3 && second === tileAfter(first, 1) && third === tileAfter(first, 2);
  return runs ? { kind: 'chow', tile: first } : undefined;
}

/** Whether a chow may start on this tile. */
export const startsChow = (tile: Tile): boolean => isSuited(tile) && rankOf(tile) <= 7;
