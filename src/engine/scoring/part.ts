import { GROUP_KINDS, type Group, groupTiles } from '../core/group.ts';
import { type BonusTile, isBonusTile, type Tile } from '../core/tile.ts';

export const PART_KINDS = [...GROUP_KINDS, 'flower'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface Part {
  readonly kind: PartKind;
  readonly tile: Tile | BonusTile;
  /** On the table with another player's tile in it; `melded` is on the table at all. */
  readonly open: boolean;
  readonly melded: boolean;
}

export const isGroup = (part: Part): part is Part & Group => part.kind !== 'flower';

export function partTiles({
  kind,
  tile,
}: Pick<Part, 'kind' | 'tile'>): readonly (Tile | BonusTile)[] {
  if (kind === 'flower' || isBonusTile(tile)) return [tile];
  return groupTiles({ kind, tile });
}

export const inHand = ({ kind, tile }: Group): Part => ({
  kind,
  tile,
  open: false,
  melded: false,
});
