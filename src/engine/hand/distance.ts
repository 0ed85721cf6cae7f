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
import { specialTables } from './special-tables.ts';

export interface Distances {
  readonly standard: number;
  /** `null` where the shape is out of reach: with melds, or in a partial hand. */
  readonly sevenPairs: number | null;
  readonly thirteenOrphans: number | null;
  /** The smallest of them. */
  readonly distance: number;
}

/** A packed hand, the tiles of its melds where they are known, and the groups still to make. */
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

const standardDistance = ({ hand, melded, groups }: PartialHand): number =>
  melded ? meldedDistance(hand, melded, groups) : handReader().standard(hand, 0, groups);

/** The least distance over all shapes within reach. */
export const nearestDistance = (partial: PartialHand): number =>
  partial.groups === MAX_GROUPS ? handReader().nearest(partial.hand, 0) : standardDistance(partial);

/**
 * Distances of 3n + 1 tiles, or 3n + 2 (one drawn). Groups that the count leaves
 * out are taken as made; their tiles are known only where `melds` names them.
 */
export function distances(tiles: readonly Tile[], melds: readonly Meld[] = []): Distances {
  const partial = partialHand(tiles, melds);
  const standard = standardDistance(partial);
  if (partial.groups !== MAX_GROUPS) {
    return { standard, sevenPairs: null, thirteenOrphans: null, distance: standard };
  }
  const special = handReader().special(partial.hand, 0);
  const sevenPairs = specialTables().sevenPairs[special] as number;
  const thirteenOrphans = specialTables().thirteenOrphans[special] as number;
  const distance = Math.min(standard, sevenPairs, thirteenOrphans);
  return { standard, sevenPairs, thirteenOrphans, distance };
}
