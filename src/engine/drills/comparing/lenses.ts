/** A ready hand under the lens of each rule set, asked for by the texts of an address. */

import { type Lens, lensesOf } from '../../compare/lens.ts';
import { HAND_SIZE, meldError } from '../../core/hand.ts';
import { ok, type Result } from '../../core/result.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { Refusal, Texts } from '../drill.ts';
import { readHandToCompare } from './hand-to-compare.ts';

export interface ShownLens extends Lens {
  /** It has a run that the rule set does not know. */
  readonly hasUnknownMeld?: true;
}

export interface Lenses {
  readonly lenses: readonly ShownLens[];
  /** Every tile that completes the hand under one of them, in tile order. */
  readonly tiles: readonly Tile[];
}

/** Of thirteen tiles, a meld counting as three. */
export function lensesFor(kits: readonly Kit[], texts: Texts): Result<Lenses, Refusal> {
  const read = readHandToCompare(texts, HAND_SIZE);
  if (!read.ok) return read;
  const { melds } = read.value.hand;
  const lenses = lensesOf(kits, { ...read.value, how: [], extras: {} }).map((lens, at) => ({
    ...lens,
    ...(kits[at] && meldError(melds, kits[at].melds) && { hasUnknownMeld: true as const }),
  }));
  const waits = lenses.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  return ok({ lenses, tiles: sortTiles([...new Set(waits)]) });
}
