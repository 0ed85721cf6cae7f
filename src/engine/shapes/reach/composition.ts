/** What the tiles of a complete hand must be for a scoring row to count: data of that row. */
import type { Group } from '../../core/group.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import type { LackPart } from '../../hand/lack.ts';

export type TileTest = (tile: Tile) => boolean;

export interface Winds {
  readonly seat: Wind;
  readonly round: Wind;
}

/**
 * Every part of the hand obeys the same conditions. The shapes are four sets and a pair; a knitted
 * straight with a set and a pair; seven pairs, of which four alike make two; seven different pairs.
 */
export interface UniformHand {
  readonly shapes: readonly ('sets' | 'knitted' | 'pairs' | 'different-pairs')[];
  readonly tiles?: TileTest;
  readonly each?: TileTest;
  readonly sets?: 'chows' | 'pungs';
  readonly parts?: readonly LackPart[];
}

export interface CertainSets {
  readonly sets: readonly (Group & { readonly kind: 'chow' | 'pung' })[];
  readonly pair?: Tile;
}

/** The hand holds one of these choices of sets, `alsoKnitted` even beside a knitted straight. */
export interface WithSets {
  readonly with: readonly CertainSets[] | ((winds: Winds) => readonly CertainSets[]);
  readonly alsoKnitted?: true;
}

export type Composition =
  | UniformHand
  | WithSets
  /** The number of pungs in hand; concealed kongs count as pungs. */
  | { readonly concealedPungs: number }
  /** Fourteen single tiles: one of these numbers of honours, the rest from one knitted scheme. */
  | { readonly singleHonors: readonly number[] }
  | { readonly fourteen: () => readonly (readonly Tile[])[] };
