/** The groups a hand is scored in: those of the notation, and those that some rule sets add. */
import { GROUP_KINDS, type Group, type GroupKind, groupTiles } from '../core/group.ts';
import { type BonusTile, isBonusTile, type Tile, tileAfter } from '../core/tile.ts';

/** `knitted` is every third rank (147, 258, 369), a `flower` stands by itself beside the hand. */
export const PART_KINDS = [...GROUP_KINDS, 'knitted', 'flower'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface Part {
  readonly kind: PartKind;
  /** The lowest of its tiles. */
  readonly tile: Tile | BonusTile;
  /** Laid on the table with another player's tile in it. */
  readonly open: boolean;
  /** Laid on the table at all. */
  readonly melded: boolean;
}

const isGroupKind = (kind: PartKind): kind is GroupKind => kind !== 'knitted' && kind !== 'flower';

/** Whether the part is one of the groups that every rule set knows. */
export const isGroup = (part: Part): part is Part & Group => isGroupKind(part.kind);

/** The tiles of a part, lowest first. */
export function partTiles({
  kind,
  tile,
}: Pick<Part, 'kind' | 'tile'>): readonly (Tile | BonusTile)[] {
  if (kind === 'flower' || isBonusTile(tile)) return [tile];
  if (kind === 'knitted') return [tile, tileAfter(tile, 3) as Tile, tileAfter(tile, 6) as Tile];
  return groupTiles({ kind, tile });
}

/** A group still in the hand. */
export const inHand = ({ kind, tile }: Group & { readonly kind: GroupKind }): Part => ({
  kind,
  tile,
  open: false,
  melded: false,
});
