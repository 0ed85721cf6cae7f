/** Which hands are within reach: what an incomplete hand may still become. */
import { COMMON_MELDS } from '../../core/group.ts';
import { type HeldHand, meldError } from '../../core/hand.ts';
import { MCR_DEFAULTS, type McrOptions } from './config.ts';
import { handNumbered, type McrHandId } from './hands.ts';
import { FAR } from './lack.ts';
import { handToBe } from './reach/hand-to-be.ts';
import { setRoutes, type Winds } from './reach/set-routes.ts';
import { SPECIAL_ROUTES } from './reach/special-routes.ts';
import { tileRoutes } from './reach/tile-routes.ts';

/** A hand that the tiles may still become. */
export interface McrReach {
  readonly number: number;
  readonly id: McrHandId;
  readonly points: number;
  /** Useful tiles short of being ready for it: 0 ready, −1 there already. */
  readonly distance: number;
}

export interface McrReachOptions extends Partial<Winds>, Partial<McrOptions> {
  /** Hands further away than this are left out. */
  readonly most?: number;
}

/**
 * The hands that 13 or 14 tiles may still become, three for each meld, and how many useful tiles
 * short of ready for each they are: nearest first, then dearest, then by number. Exact: for each
 * hand all complete hands that have it are weighed, whatever else they score, with the melds as
 * they lie and four copies of each kind. Seat and round are East unless told.
 *
 * Left out is what does not lie in the tiles: how the last tile came and was waited for and what
 * is concealed (9 to 13, 17, 25, 27, 32, 39 to 43); and what depends on kongs or on keeping four
 * alike from one (6, 19, 22, 26, 33, 65, 79).
 */
export function mcrReach(
  { concealed, melds }: HeldHand,
  { seat = 'E', round = 'E', edition = MCR_DEFAULTS.edition, most = FAR }: McrReachOptions = {},
): readonly McrReach[] {
  if (meldError(melds, COMMON_MELDS)) return [];
  const hand = handToBe(concealed, melds);
  return [...tileRoutes(edition), ...setRoutes({ seat, round }), ...SPECIAL_ROUTES]
    .map(({ number, lacks }): McrReach => {
      return { number, ...handNumbered(number), distance: lacks(hand) - 1 };
    })
    .filter(({ distance }) => distance <= most && distance < FAR - 1)
    .sort((a, b) => a.distance - b.distance || b.points - a.points || a.number - b.number);
}
