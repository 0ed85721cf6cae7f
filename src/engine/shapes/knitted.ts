/** The six knitted schemes: every third number, from 1 in one suit, 2 in another, 3 in the third. */
import { SUITS, type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';

const BEGINNINGS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
] as const;

export interface KnittedScheme {
  readonly runs: readonly Tile[];
  readonly places: readonly number[];
}

export const KNITTED_SCHEMES: readonly KnittedScheme[] = BEGINNINGS.map((ranks) => {
  const runs = SUITS.map((suit, at) => `${ranks[at]}${suit}` as Tile);
  const places = runs.flatMap((tile) => [0, 3, 6].map((step) => tileIndex(tile) + step));
  return { runs, places };
});

export function heldOf(counts: TileCounts, { places }: KnittedScheme): number {
  let held = 0;
  for (const place of places) if (copiesAt(counts, place) > 0) held++;
  return held;
}

export function isWhollyHeld(counts: TileCounts, { places }: KnittedScheme): boolean {
  for (const place of places) if (copiesAt(counts, place) === 0) return false;
  return true;
}
