/** What each discard leaves: the distance, and the tiles that bring the hand nearer (ukeire). */
import { groupTiles, type Meld } from '../core/group.ts';
import { COPIES, compareTiles, TILES, type Tile, tileAt } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import {
  accept,
  createDiscardTable,
  type DiscardTable,
  discardReader,
  isAccepted,
} from './discard-reader.ts';
import { nearestDistance, type PartialHand, partialHand } from './distance.ts';
import { handReader } from './hand-reader.ts';
import { addTile, copiesInHand, PARTS, takeTile } from './packed-hand.ts';
import { MAX_GROUPS } from './profile.ts';
import { addSpecialShapes } from './special-discards.ts';

/** No hand is as far from ready. */
const FURTHEST = 99;

/** A tile that helps, and how many copies can still come. */
export interface Accepted {
  readonly tile: Tile;
  readonly left: number;
}

export interface Discard {
  readonly tile: Tile;
  /** Distance after it, over all shapes within reach. */
  readonly distance: number;
  /** In tile order, each with at least one copy left. */
  readonly accepts: readonly Accepted[];
  /** Copies of all accepted tiles together. */
  readonly count: number;
}

/** A hand to discard from: 3n + 2 concealed tiles, and what lies open elsewhere. */
export interface DiscardHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Tiles visible elsewhere on the table: none of them can come. */
  readonly seen: readonly Tile[];
}

/** Copies of each kind that neither the hand nor the table shows. */
export function unseenTiles({ concealed, melds, seen }: DiscardHand): TileCounts {
  const shown = countTiles([...concealed, ...melds.flatMap(groupTiles), ...seen]);
  return shown.map((copies) => Math.max(0, COPIES - copies));
}

/** What 3n + 1 concealed tiles are short of being ready, and the tiles that bring them nearer. */
export interface Acceptance {
  readonly distance: number;
  readonly accepts: readonly Accepted[];
  /** Copies of all accepted tiles together. */
  readonly count: number;
}

function acceptanceOf(
  distance: number,
  unseen: TileCounts,
  accepts: (index: number) => boolean,
): Acceptance {
  const accepted = TILES.flatMap((tile, index): Accepted[] => {
    const left = copiesAt(unseen, index);
    return left > 0 && accepts(index) ? [{ tile, left }] : [];
  });
  return { distance, accepts: accepted, count: accepted.reduce((sum, { left }) => sum + left, 0) };
}

/** The tiles that bring 3n + 1 concealed tiles nearer, among the unseen ones. */
export function acceptance(
  concealed: readonly Tile[],
  melds: readonly Meld[],
  unseen: TileCounts,
): Acceptance {
  const partial = partialHand(concealed, melds);
  const distance = nearestDistance(partial);
  return acceptanceOf(distance, unseen, (index) => {
    addTile(partial.hand, index);
    const after = nearestDistance(partial);
    takeTile(partial.hand, index);
    return after < distance;
  });
}

/** Beside known melds every discard and every tile is tried. */
function tryDiscards(partial: PartialHand, table: DiscardTable): void {
  const { hand } = partial;
  table.size = 0;
  TILES.forEach((_, tile) => {
    if (copiesInHand(hand, tile) === 0) return;
    takeTile(hand, tile);
    const place = table.size++;
    table.tiles[place] = tile;
    const distance = nearestDistance(partial);
    table.distances[place] = distance;
    table.accepts.fill(0, place * PARTS, (place + 1) * PARTS);
    TILES.forEach((__, drawn) => {
      if (copiesInHand(hand, drawn) === COPIES) return;
      addTile(hand, drawn);
      if (nearestDistance(partial) < distance) accept(table, place, drawn);
      takeTile(hand, drawn);
    });
    addTile(hand, tile);
  });
}

/**
 * Fills the table with the discards of 3n + 2 tiles, over all shapes within reach;
 * those that leave the hand further away than `limit` may be missing.
 */
export function readDiscards(partial: PartialHand, table: DiscardTable, limit = FURTHEST): void {
  const { hand, melded, groups } = partial;
  if (melded) {
    tryDiscards(partial, table);
    return;
  }
  const special = groups === MAX_GROUPS && handReader().specialDistance(hand, 0) <= limit;
  discardReader().read(hand, groups, table, special ? FURTHEST : limit);
  if (special) addSpecialShapes(hand, table);
}

/** Every different discard, best first: nearest, then most copies accepted, then tile order. */
export function discards(hand: DiscardHand): Discard[] {
  const unseen = unseenTiles(hand);
  const table = createDiscardTable();
  readDiscards(partialHand(hand.concealed, hand.melds), table);
  const rows = Array.from({ length: table.size }, (_, place): Discard => {
    const tile = tileAt(table.tiles[place] as number);
    const distance = table.distances[place] as number;
    const accepts = (index: number) => isAccepted(table, place, index);
    return { tile, ...acceptanceOf(distance, unseen, accepts) };
  });
  return rows.sort(
    (a, b) => a.distance - b.distance || b.count - a.count || compareTiles(a.tile, b.tile),
  );
}
