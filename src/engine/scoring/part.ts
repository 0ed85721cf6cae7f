/** The groups a hand is scored in, as they lie, and its flowers. */
import { GROUP_KINDS, type Group, groupTiles } from '../core/group.ts';
import { type BonusTile, isBonusTile, type Tile } from '../core/tile.ts';

/** A `flower` stands by itself beside the hand. */
export const PART_KINDS = [...GROUP_KINDS, 'flower'] as const;
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

/** Whether the part is a group of the hand. */
export const isGroup = (part: Part): part is Part & Group => part.kind !== 'flower';

/** The tiles of a part, lowest first. */
export function partTiles({
  kind,
  tile,
}: Pick<Part, 'kind' | 'tile'>): readonly (Tile | BonusTile)[] {
  if (kind === 'flower' || isBonusTile(tile)) return [tile];
  return groupTiles({ kind, tile });
}

/** A group still in the hand. */
export const inHand = ({ kind, tile }: Group): Part => ({
  kind,
  tile,
  open: false,
  melded: false,
});
