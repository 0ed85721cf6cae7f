import { COMMON_MELDS } from '../../core/group.ts';
import { type HeldHand, meldError } from '../../core/hand.ts';
import { FAR } from '../../hand/lack.ts';
import type { Composition, Winds } from '../../shapes/reach/composition.ts';
import { type LackOf, lacksOfAny } from '../../shapes/reach/lack-of.ts';
import { reachHand } from '../../shapes/reach/reach-hand.ts';
import { MCR_DEFAULTS, type McrEdition, type McrOptions } from './config.ts';
import { MCR_HANDS, type McrHand, type McrHandId } from './hands.ts';
import { setsOfPattern } from './reach/pattern-sets.ts';

interface McrReach {
  readonly number: number;
  readonly id: McrHandId;
  readonly points: number;
  /** Useful tiles short of being ready for it: 0 ready, −1 there already. */
  readonly distance: number;
}

interface McrReachOptions extends Partial<Winds>, Partial<McrOptions> {
  readonly most?: number;
}

interface Route {
  readonly hand: McrHand;
  readonly lacks: LackOf;
}

function waysTo(hand: McrHand, edition: McrEdition): readonly Composition[] {
  if (hand.pattern) return [{ with: setsOfPattern(hand.pattern) }];
  if (hand.tiles) return [{ shapes: ['sets', 'pairs'], tiles: hand.tiles }];
  return hand.editions?.[edition]?.lacks ?? hand.lacks ?? [];
}

const routes: Partial<Record<McrEdition, readonly Route[]>> = {};

function routesOf(edition: McrEdition): readonly Route[] {
  routes[edition] ??= MCR_HANDS.flatMap((hand) => {
    const ways = waysTo(hand, edition);
    return ways.length > 0 ? [{ hand, lacks: lacksOfAny(ways) }] : [];
  });
  return routes[edition];
}

/**
 * The hands that 13 or 14 tiles may still become, three for each meld, and how many useful tiles
 * short of ready for each they are: nearest first, then dearest, then by number. Exact: for each
 * hand all complete hands that have it are weighed, whatever else they score, with the melds as
 * they lie and four copies of each kind. Seat and round are East unless told.
 *
 * Left out is what does not lie in the tiles: how the last tile came and was waited for, what is
 * concealed, and what depends on kongs or on keeping four alike from one.
 */
export function mcrReach(
  { concealed, melds }: HeldHand,
  { seat = 'E', round = 'E', edition = MCR_DEFAULTS.edition, most = FAR }: McrReachOptions = {},
): readonly McrReach[] {
  if (meldError(melds, COMMON_MELDS)) return [];
  const held = reachHand(concealed, melds);
  return routesOf(edition)
    .map(({ hand: { number, id, points }, lacks }): McrReach => {
      return { number, id, points, distance: lacks(held, { seat, round }) - 1 };
    })
    .filter(({ distance }) => distance <= most && distance < FAR - 1)
    .sort((a, b) => a.distance - b.distance || b.points - a.points || a.number - b.number);
}
