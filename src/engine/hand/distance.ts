/**
 * How many useful tiles a hand is short of being ready (shanten): −1 complete,
 * 0 ready. Exact: it counts against the nearest complete hand that four copies
 * of each kind allow, instead of adding up the groups in sight.
 */
import { groupTiles, type Meld } from '../core/group.ts';
import type { Tile } from '../core/tile.ts';
import { handReader } from './hand-reader.ts';
import { meldedDistance } from './melded-distance.ts';
import { type PackedHand, packHand } from './packed-hand.ts';
import { MAX_GROUPS } from './profile.ts';

export interface PartialHand {
  readonly hand: PackedHand;
  readonly melded: PackedHand | undefined;
  readonly groups: number;
}

/** Groups that the count of tiles leaves out are taken as made. */
export const partialHand = (tiles: readonly Tile[], melds: readonly Meld[]): PartialHand => ({
  hand: packHand(tiles),
  melded: melds.length === 0 ? undefined : packHand(melds.flatMap(groupTiles)),
  groups: Math.floor(tiles.length / 3),
});

/** Distance to four groups and a pair; not exact where it is `limit` or more. */
export function standardDistance(
  { hand, melded, groups }: PartialHand,
  limit = Number.POSITIVE_INFINITY,
): number {
  // Melds take tiles away, which brings nothing nearer.
  const least = handReader().standard(hand, 0, groups);
  return melded && least < limit ? meldedDistance(hand, melded, groups) : least;
}

export const areGroupsAndPair = ({ hand, groups }: PartialHand): boolean =>
  handReader().standard(hand, 0, groups) < 0;

export const nearestDistance = (partial: PartialHand): number =>
  partial.groups === MAX_GROUPS ? handReader().nearest(partial.hand, 0) : standardDistance(partial);
