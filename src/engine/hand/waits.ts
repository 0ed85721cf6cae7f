import { type Group, groupTiles } from '../core/group.ts';
import type { WaitingHand } from '../core/hand.ts';
import { COPIES, rankOf, TILES, type Tile, tileIndex } from '../core/tile.ts';
import { copiesOf, countTiles, withTile } from '../core/tile-counts.ts';
import { type Reading, readings, type Shape } from './readings.ts';

/**
 * How a tile completes a group: either end of a run, its middle, the one open
 * side of 12 or 89, the pair, one of two pairs, or the lone gap of another shape.
 */
export const WAIT_KINDS = ['two-sided', 'closed', 'edge', 'pair', 'two-pairs', 'orphan'] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

/** One completed reading, the group the tile went into, and how. */
export interface Completion {
  readonly reading: Reading;
  /** Place of the completed group in `reading.groups`. */
  readonly group: number;
  readonly kind: WaitKind;
}

export interface Wait {
  readonly tile: Tile;
  /** Copies that are not in the hand itself, 1–4. */
  readonly left: number;
  /** One for each reading and each different group of it that the tile may complete. */
  readonly completions: readonly Completion[];
  /** The kinds of wait among the completions, in the order of {@link WAIT_KINDS}. */
  readonly kinds: readonly WaitKind[];
}

/** How the tile completes this group; absent if the group does not hold it. */
export function waitKindOf(group: Group, tile: Tile): WaitKind | undefined {
  const { kind } = group;
  if (kind === 'dragons' || kind === 'winds') {
    return groupTiles(group).includes(tile) ? 'closed' : undefined;
  }
  const place = tileIndex(tile) - tileIndex(group.tile);
  if (kind === 'chow') return place < 0 || place > 2 ? undefined : chowWait(place, tile);
  if (place !== 0) return undefined;
  if (kind === 'pair') return 'pair';
  return kind === 'single' ? 'orphan' : 'two-pairs';
}

function chowWait(place: number, tile: Tile): WaitKind {
  if (place === 1) return 'closed';
  const ends = place === 2 ? rankOf(tile) === 3 : rankOf(tile) === 7;
  return ends ? 'edge' : 'two-sided';
}

/** Each different group of the reading that the tile may have completed. */
function completionsOf(reading: Reading, tile: Tile): Completion[] {
  const seen = new Set<string>();
  return reading.groups.flatMap((group, at) => {
    const name = group.kind + group.tile;
    const kind = waitKindOf(group, tile);
    if (kind === undefined || seen.has(name)) return [];
    seen.add(name);
    return [{ reading, group: at, kind }];
  });
}

/**
 * Every kind of tile that completes the hand, in tile order, with every reading.
 * A kind of which the hand holds all four copies, its melds included, is no wait.
 */
export function waits(hand: WaitingHand, shapes: readonly Shape[] = ['standard']): Wait[] {
  const concealed = countTiles(hand.concealed);
  const held = countTiles([...hand.concealed, ...hand.melds.flatMap(groupTiles)]);
  return TILES.flatMap((tile): Wait[] => {
    const left = COPIES - copiesOf(held, tile);
    if (left <= 0) return [];
    const options = { pairInside: hand.pairInside, shapes };
    const completions = readings(withTile(concealed, tile), options).flatMap((reading) =>
      completionsOf(reading, tile),
    );
    if (completions.length === 0) return [];
    const kinds = WAIT_KINDS.filter((kind) => completions.some((one) => one.kind === kind));
    return [{ tile, left, completions, kinds }];
  });
}
