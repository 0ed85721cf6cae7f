import { COMMON_MELDS } from '../../core/group.ts';
import { type HeldHand, meldError } from '../../core/hand.ts';
import { FAR } from '../../hand/lack.ts';
import type { Composition, Winds } from '../../shapes/reach/composition.ts';
import { nearestRows, routesOf } from '../../shapes/reach/routes.ts';
import { MCR_DEFAULTS, type McrEdition, type McrOptions } from './config.ts';
import { MCR_HANDS, type McrHand, type McrHandId } from './hands.ts';
import { setsOfPattern } from './reach/pattern-sets.ts';

interface McrReach {
  readonly number: number;
  readonly id: McrHandId;
  readonly points: number;
  readonly distance: number;
}

interface McrReachOptions extends Partial<Winds>, Partial<McrOptions> {
  readonly most?: number;
}

function waysTo(hand: McrHand, edition: McrEdition): readonly Composition[] {
  if (hand.pattern) return [{ with: setsOfPattern(hand.pattern) }];
  if (hand.tiles) return [{ shapes: ['sets', 'pairs'], tiles: hand.tiles }];
  return hand.editions?.[edition]?.lacks ?? hand.lacks ?? [];
}

/** Dearest first, then by number. */
const ORDER = [...MCR_HANDS].sort((a, b) => b.points - a.points);

const routes: Partial<Record<McrEdition, ReturnType<typeof routesOf<McrHand>>>> = {};

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
  { concealed, melds }: HeldHand,
  { seat = 'E', round = 'E', edition = MCR_DEFAULTS.edition, most = FAR }: McrReachOptions = {},
): readonly McrReach[] {
  if (meldError(melds, COMMON_MELDS)) return [];
  routes[edition] ??= routesOf(ORDER, (row) => waysTo(row, edition));
  return nearestRows({ concealed, melds }, routes[edition], { seat, round })
    .filter(({ distance }) => distance <= most)
    .map(({ number, id, points, distance }) => ({ number, id, points, distance }));
}
