/** A hand that waits and is worth too little: from the texts of an address, and back into them. */
import { meldError } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { WINDS } from '../../core/wind.ts';
import { MCR_DEFAULTS, MCR_EDITIONS } from '../../rulesets/mcr/config.ts';
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import { meldsOf } from '../../scoring/ruleset.ts';
import { oneOf, type PartError, refused, type ScoredHandError } from '../question-text.ts';
import { isThere, type RoutePosition, routesFrom, winsOf } from './routes.ts';

/** The parts of a question written down, by the names they have in an address. */
export const ROUTE_PARTS = ['hand', 'seat', 'round', 'edition'] as const;
export type RoutePart = (typeof ROUTE_PARTS)[number];
export type RouteText = Readonly<Partial<Record<RoutePart, string>>>;

/** Why there is nothing to find, beside what the notation refuses. */
export type RouteError =
  | ScoredHandError
  | { readonly code: 'no-flowers' | 'no-win' }
  /** Not thirteen tiles, three for each meld. */
  | { readonly code: 'not-thirteen'; readonly count: number; readonly melds: number }
  /** It waits on nothing; it is worth enough already; no change of one tile brings it there. */
  | { readonly code: 'not-ready' | 'enough-already' | 'no-route' };

export type RouteTextError = PartError<RoutePart, RouteError>;

const WAITING = 13;

function handFrom(text: string): Result<RoutePosition['hand'], NotationError | RouteError> {
  const read = parseHand(text);
  if (!read.ok) return read;
  const { concealed, melds, flowers, win } = read.value;
  if (flowers.length > 0) return fail({ code: 'no-flowers' });
  if (win) return fail({ code: 'no-win' });
  if (concealed.length + 3 * melds.length !== WAITING) {
    return fail({ code: 'not-thirteen', count: concealed.length, melds: melds.length });
  }
  const unknown = meldError(melds, meldsOf(mcr));
  return unknown ? fail(unknown) : ok({ concealed, melds });
}

/** The position again if there is something to find. */
function checked(position: RoutePosition): Result<RoutePosition, RouteError> {
  const wins = winsOf(position);
  if (wins.length === 0) return fail({ code: 'not-ready' });
  if (isThere(wins)) return fail({ code: 'enough-already' });
  return routesFrom(position).length > 0 ? ok(position) : fail({ code: 'no-route' });
}

/**
 * The question somebody wrote down: East's hand in the East round, by the edition of the text,
 * unless told. Refuses, by the part at fault, a hand that waits on nothing, is worth enough with
 * every tile, or cannot be brought there by one exchange.
 */
export function parseRouteQuestion(text: RouteText): Result<RoutePosition, RouteTextError> {
  const hand = handFrom(text.hand ?? '');
  if (!hand.ok) return refused('hand', hand.error);
  const seat = oneOf('seat', WINDS, text.seat ?? 'E');
  if (!seat.ok) return seat;
  const round = oneOf('round', WINDS, text.round ?? 'E');
  if (!round.ok) return round;
  const edition = oneOf('edition', MCR_EDITIONS, text.edition ?? MCR_DEFAULTS.edition);
  if (!edition.ok) return edition;
  const question = checked({
    ...{ hand: hand.value, seat: seat.value, round: round.value, edition: edition.value },
  });
  return question.ok ? question : refused('hand', question.error);
}

/** The same question written down, for an address; what is usual is left out. */
export const formatRouteQuestion = ({ hand, seat, round, edition }: RoutePosition): RouteText => ({
  hand: formatHand({ ...hand, flowers: [] }),
  seat,
  round,
  ...(edition !== MCR_DEFAULTS.edition && { edition }),
});
