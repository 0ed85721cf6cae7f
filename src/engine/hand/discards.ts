/** What each discard leaves: the distance, and the tiles that bring the hand nearer (ukeire). */
import { groupTiles, type Meld } from '../core/group.ts';
import { COPIES, compareTiles, TILES, type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { distances } from './distance.ts';

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

/** The tiles that bring 3n + 1 concealed tiles nearer, among the unseen ones. */
export function acceptance(
  concealed: readonly Tile[],
  melds: readonly Meld[],
  unseen: TileCounts,
): { readonly distance: number; readonly accepts: readonly Accepted[]; readonly count: number } {
  const { distance } = distances(concealed, melds);
  const accepts = TILES.flatMap((tile): Accepted[] => {
    const left = copiesAt(unseen, tileIndex(tile));
    const nearer = left > 0 && distances([...concealed, tile], melds).distance < distance;
    return nearer ? [{ tile, left }] : [];
  });
  return { distance, accepts, count: accepts.reduce((sum, { left }) => sum + left, 0) };
}

/** Every different discard, best first: nearest, then most copies accepted, then tile order. */
export function discards(hand: DiscardHand): Discard[] {
  const unseen = unseenTiles(hand);
  const kinds = [...new Set(hand.concealed)].sort(compareTiles);
  return kinds
    .map((tile): Discard => {
      const at = hand.concealed.indexOf(tile);
      return { tile, ...acceptance(hand.concealed.toSpliced(at, 1), hand.melds, unseen) };
    })
    .sort((a, b) => a.distance - b.distance || b.count - a.count || compareTiles(a.tile, b.tile));
}
