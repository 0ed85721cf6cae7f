/** What each discard leaves: the distance, and the tiles that bring the hand nearer (ukeire). */
import { groupTiles, type Meld } from '../core/group.ts';
import { COPIES, compareTiles, TILES, type Tile, tileAt, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { createDiscardTable, discardReader, isAccepted } from './discard-reader.ts';
import { nearestDistance, type PartialHand, partialHand } from './distance.ts';
import { addTile, takeTile } from './packed-hand.ts';
import { MAX_GROUPS } from './profile.ts';
import { addSpecialShapes } from './special-discards.ts';

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

/** By trying every tile that can come. */
function triedAcceptance(partial: PartialHand, unseen: TileCounts): Acceptance {
  const distance = nearestDistance(partial);
  return acceptanceOf(distance, unseen, (index) => {
    addTile(partial.hand, index);
    const after = nearestDistance(partial);
    takeTile(partial.hand, index);
    return after < distance;
  });
}

/** The tiles that bring 3n + 1 concealed tiles nearer, among the unseen ones. */
export const acceptance = (
  concealed: readonly Tile[],
  melds: readonly Meld[],
  unseen: TileCounts,
): Acceptance => triedAcceptance(partialHand(concealed, melds), unseen);

/** Beside known melds: one discard after the other. */
function triedDiscards(partial: PartialHand, unseen: TileCounts, kinds: readonly Tile[]) {
  return kinds.map((tile): Discard => {
    takeTile(partial.hand, tileIndex(tile));
    const after = triedAcceptance(partial, unseen);
    addTile(partial.hand, tileIndex(tile));
    return { tile, ...after };
  });
}

/** Without known melds: all discards at once. */
function readDiscards({ hand, groups }: PartialHand, unseen: TileCounts): Discard[] {
  const table = createDiscardTable();
  discardReader()(hand, 0, groups, table);
  if (groups === MAX_GROUPS) addSpecialShapes(hand, 0, table);
  return Array.from({ length: table.size }, (_, place): Discard => {
    const tile = tileAt(table.tiles[place] as number);
    const distance = table.distances[place] as number;
    const accepts = (index: number) => isAccepted(table, place, index);
    return { tile, ...acceptanceOf(distance, unseen, accepts) };
  });
}

/** Every different discard, best first: nearest, then most copies accepted, then tile order. */
export function discards(hand: DiscardHand): Discard[] {
  const unseen = unseenTiles(hand);
  const partial = partialHand(hand.concealed, hand.melds);
  const rows = partial.melded
    ? triedDiscards(partial, unseen, [...new Set(hand.concealed)])
    : readDiscards(partial, unseen);
  return rows.sort(
    (a, b) => a.distance - b.distance || b.count - a.count || compareTiles(a.tile, b.tile),
  );
}
