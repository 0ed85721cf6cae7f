import { type Group, groupTiles } from '../core/group.ts';
import type { HeldHand, WaitingHand } from '../core/hand.ts';
import { COPIES, rankOf, TILES, type Tile, tileIndex } from '../core/tile.ts';
import { copiesOf, countTiles, type TileCounts, withTile } from '../core/tile-counts.ts';
import { quickGroupings } from './quick-readings.ts';
import { type Reading, readings } from './readings.ts';

/**
 * How a tile completes a group: either end of a run, its middle, the one open
 * side of 12 or 89, the pair, one of two pairs, or the lone gap of another shape.
 */
export const WAIT_KINDS = ['two-sided', 'closed', 'edge', 'pair', 'two-pairs', 'orphan'] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

export interface Completion<Id extends string = string> {
  readonly reading: Reading<Id>;
  /** Place of the completed group in `reading.groups`. */
  readonly group: number;
  readonly kind: WaitKind;
}

export interface Wait<Id extends string = string> {
  readonly tile: Tile;
  /** Copies that are not in the hand itself, 1–4. */
  readonly left: number;
  /** One for each reading and each different group of it that the tile may complete. */
  readonly completions: readonly Completion<Id>[];
  readonly kinds: readonly WaitKind[];
}

export function waitKindOf(group: Group, tile: Tile): WaitKind | undefined {
  const { kind } = group;
  if (kind === 'dragons' || kind === 'winds' || kind === 'knitted') {
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

function completionsOf<Id extends string>(reading: Reading<Id>, tile: Tile): Completion<Id>[] {
  const seen = new Set<string>();
  return reading.groups.flatMap((group, at) => {
    const name = group.kind + group.tile;
    const kind = waitKindOf(group, tile);
    if (kind === undefined || seen.has(name)) return [];
    seen.add(name);
    return [{ reading, group: at, kind }];
  });
}

export function waitsIn<Id extends string>(
  hand: HeldHand,
  read: (counts: TileCounts) => readonly Reading<Id>[],
): Wait<Id>[] {
  const concealed = countTiles(hand.concealed);
  const held = countTiles([...hand.concealed, ...hand.melds.flatMap(groupTiles)]);
  return TILES.flatMap((tile): Wait<Id>[] => {
    const left = COPIES - copiesOf(held, tile);
    if (left <= 0) return [];
    const completions = read(withTile(concealed, tile)).flatMap((reading) =>
      completionsOf(reading, tile),
    );
    if (completions.length === 0) return [];
    const kinds = WAIT_KINDS.filter((kind) => completions.some((found) => found.kind === kind));
    return [{ tile, left, completions, kinds }];
  });
}

/**
 * Every kind of tile that completes four groups and a pair, in tile order, with every reading.
 * A kind of which the hand holds all four copies, its melds included, is no wait.
 */
export const waits = (hand: WaitingHand): Wait<'standard'>[] =>
  waitsIn(hand, (counts) =>
    hand.pairInside
      ? quickGroupings(counts).map((groups) => ({ shape: 'standard', groups }))
      : readings(counts, { pairInside: false }),
  );
