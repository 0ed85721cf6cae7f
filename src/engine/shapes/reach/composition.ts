/** Which complete hands have a scoring hand, as far as that lies in their tiles: data of its row. */
import type { Group } from '../../core/group.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import type { LackPart } from '../../hand/lacking.ts';

export type TileTest = (tile: Tile) => boolean;

export interface Winds {
  readonly seat: Wind;
  readonly round: Wind;
}

/**
 * Made throughout in one way: four sets, a knitted straight with a set and a pair, seven pairs in
 * which four alike are two of them, or seven different ones.
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

/** With any of these sets, which may stand beside a knitted straight where that is said. */
export interface WithSets {
  readonly with: readonly CertainSets[] | ((winds: Winds) => readonly CertainSets[]);
  readonly alsoKnitted?: true;
}

export type Composition =
  | UniformHand
  | WithSets
  /** So many pungs in hand, concealed kongs among them. */
  | { readonly concealedPungs: number }
  /** Fourteen single tiles, so many of them honours and the rest of one knitted scheme. */
  | { readonly singleHonors: readonly number[] }
  | { readonly fourteen: () => readonly (readonly Tile[])[] };
