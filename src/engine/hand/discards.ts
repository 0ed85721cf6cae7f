import { groupTiles, type Meld } from '../core/group.ts';
import { COPIES, TILES, type Tile } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { accept, type DiscardTable, readAccepted, readWithoutMelds } from './discard-reader.ts';
import { type PartialHand, standardDistance } from './distance.ts';
import { handReader } from './hand-reader.ts';
import { addTile, copiesInHand, PARTS, placesIn, takeTile } from './packed-hand.ts';
import { MAX_GROUPS } from './profile.ts';
import { addSpecialShapes } from './special-discards.ts';

const FURTHEST = 99;

export interface AcceptedTile {
  readonly tile: Tile;
  readonly left: number;
}

export interface Discard {
  readonly tile: Tile;
  /** Distance after it, over all shapes within reach. */
  readonly distance: number;
  /** In tile order, each with at least one copy left. */
  readonly accepts: readonly AcceptedTile[];
  readonly count: number;
}

/** A hand to discard from: 3n + 2 concealed tiles, and what lies open elsewhere. */
export interface DiscardHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Tiles visible elsewhere on the table: none of them can come. */
  readonly seen: readonly Tile[];
}

export function unseenTiles({ concealed, melds, seen }: DiscardHand): TileCounts {
  const shown = countTiles([...concealed, ...melds.flatMap(groupTiles), ...seen]);
  return shown.map((copies) => Math.max(0, COPIES - copies));
}

export interface Acceptance {
  readonly distance: number;
  readonly accepts: readonly AcceptedTile[];
  readonly count: number;
}

export function acceptanceOf(
  distance: number,
  unseen: TileCounts,
  accepts: (index: number) => boolean,
): Acceptance {
  const accepted = TILES.flatMap((tile, index): AcceptedTile[] => {
    const left = copiesAt(unseen, index);
    return left > 0 && accepts(index) ? [{ tile, left }] : [];
  });
  return { distance, accepts: accepted, count: accepted.reduce((sum, { left }) => sum + left, 0) };
}

function tryDiscards(partial: PartialHand, table: DiscardTable): void {
  const { hand } = partial;
  table.size = 0;
  TILES.forEach((_, tile) => {
    if (copiesInHand(hand, tile) === 0) return;
    takeTile(hand, tile);
    const place = table.size++;
    table.tiles[place] = tile;
    const distance = standardDistance(partial);
    table.distances[place] = distance;
    table.accepts.fill(0, place * PARTS, (place + 1) * PARTS);
    TILES.forEach((__, drawn) => {
      if (copiesInHand(hand, drawn) === COPIES) return;
      addTile(hand, drawn);
      if (standardDistance(partial) < distance) accept(table, place, drawn);
      takeTile(hand, drawn);
    });
    addTile(hand, tile);
  });
}

/**
 * Fills the table with the discards of 3n + 2 tiles, for four groups and a pair alone; those that
 * leave the hand further away than `limit` may be missing.
 */
export function readStandardDiscards(
  partial: PartialHand,
  table: DiscardTable,
  limit = FURTHEST,
): void {
  if (partial.melded) tryDiscards(partial, table);
  else readWithoutMelds(partial, table, limit);
}

export function readDiscards(partial: PartialHand, table: DiscardTable, limit = FURTHEST): void {
  const { hand, melded, groups } = partial;
  const special =
    !melded && groups === MAX_GROUPS && handReader().specialDistance(hand, 0) <= limit;
  readStandardDiscards(partial, table, special ? FURTHEST : limit);
  if (special) addSpecialShapes(hand, table);
}

const accepted = new Uint16Array(PARTS);

/**
 * Places of the kinds that bring 3n + 1 tiles without melds nearer to four groups and a pair, in
 * tile order. Asked again after a few tiles were exchanged, it reads those parts alone.
 */
export function acceptedPlaces(partial: PartialHand): readonly number[] {
  readAccepted(partial, accepted);
  return placesIn(accepted, 0);
}
