import { COMMON_MELDS } from '../../core/group.ts';
import { type HeldHand, meldError } from '../../core/hand.ts';
import { nearestRows, type Route, type RowDistance, routesOf } from '../../scoring/reach.ts';
import type { Composition, Winds } from '../../shapes/reach/composition.ts';
import { MCR_DEFAULTS, type McrEdition, type McrOptions } from './config.ts';
import { MCR_HANDS, type McrHandId, mcrHand } from './hands.ts';
import { setsOfPattern } from './reach/pattern-sets.ts';

interface McrReachOptions extends Partial<Winds>, Partial<McrOptions> {}

function waysTo(id: McrHandId, edition: McrEdition): readonly Composition[] {
  const hand = mcrHand(id);
  if (hand === undefined) return [];
  if (hand.pattern) return [{ with: setsOfPattern(hand.pattern) }];
  if (hand.tiles) return [{ shapes: ['sets', 'pairs'], tiles: hand.tiles }];
  return hand.editions?.[edition]?.lacks ?? hand.lacks ?? [];
}

/** Dearest first, then by number. */
const ROWS = MCR_HANDS.map(({ id, points }) => ({ id, value: { points } })).sort(
  (a, b) => b.value.points - a.value.points,
);

const routes: Partial<Record<McrEdition, readonly Route<McrHandId>[]>> = {};

/**
 * The hands that 13 or 14 tiles may still become, three for each meld, and how many useful tiles
 * short of ready for each they are: nearest first, then dearest, then by number. Exact: for each
 * hand all complete hands that have it are weighed, whatever else they score, with the melds as
 * they lie and four copies of each kind. Seat and round are East by default.
 *
 * Left out is what does not lie in the tiles: how the last tile came and was waited for, what is
 * concealed, and what depends on kongs or on keeping four alike from one.
 */
export function mcrReach(
  hand: HeldHand,
  { edition = MCR_DEFAULTS.edition, ...winds }: McrReachOptions = {},
): readonly RowDistance<McrHandId>[] {
  if (meldError(hand.melds, COMMON_MELDS)) return [];
  routes[edition] ??= routesOf(ROWS, (id) => waysTo(id, edition));
  return nearestRows(hand, routes[edition], winds);
}
