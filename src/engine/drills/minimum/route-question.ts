/** A hand that waits and is worth too little: from texts, and back into them. */
import { type HeldHand, meldError } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { WINDS } from '../../core/wind.ts';
import type { Texts } from '../drill.ts';
import { oneOf, type PartError, refused, type ScoredHandError } from '../question-text.ts';
import {
  readAgreements,
  scoringOptions,
  type Taught,
  unusualOptions,
} from '../scoring/position.ts';
import { type Climb, isOutOf, type RoutePosition, routesFrom, winsOf } from './routes.ts';

/** Why there is nothing to find, beside what the notation refuses. */
export type RouteError =
  | ScoredHandError
  | { readonly code: 'no-flowers' | 'no-win' }
  /** Not thirteen tiles, three for each meld. */
  | { readonly code: 'not-thirteen'; readonly count: number; readonly melds: number }
  /** It waits on nothing; it is worth enough already; no change of one tile brings it there. */
  | { readonly code: 'not-ready' | 'enough-already' | 'no-route' };

export type RouteRefusal = PartError<string, RouteError>;

/** The names of the texts of a question. */
export const routeParts = ({ kit }: Taught): readonly string[] => [
  ...['hand', 'seat'],
  ...(kit.countsRound ? ['round'] : []),
  ...kit.scoringOptions,
];

const WAITING = 13;

function handFrom({ kit }: Taught, text: string): Result<HeldHand, NotationError | RouteError> {
  const read = parseHand(text);
  if (!read.ok) return read;
  const { concealed, melds, flowers, win } = read.value;
  if (flowers.length > 0) return fail({ code: 'no-flowers' });
  if (win) return fail({ code: 'no-win' });
  if (concealed.length + 3 * melds.length !== WAITING) {
    return fail({ code: 'not-thirteen', count: concealed.length, melds: melds.length });
  }
  const unknown = meldError(melds, kit.melds);
  return unknown ? fail(unknown) : ok({ concealed, melds });
}

/** The position again if there is something to find. */
function checked(climb: Climb, position: RoutePosition): Result<RoutePosition, RouteError> {
  const wins = winsOf(climb, position);
  if (wins.length === 0) return fail({ code: 'not-ready' });
  if (isOutOf(climb, wins)) return fail({ code: 'enough-already' });
  return routesFrom(climb, position).length > 0 ? ok(position) : fail({ code: 'no-route' });
}

/**
 * The question somebody wrote down: East's hand in the East round, by the default agreements
 * unless told. Refuses, by the part at fault, a hand that waits on nothing, is worth enough with
 * every tile, or cannot be brought there by one exchange.
 */
export function parseRoute(climb: Climb, texts: Texts): Result<RoutePosition, RouteRefusal> {
  const hand = handFrom(climb, texts['hand'] ?? '');
  if (!hand.ok) return refused('hand', hand.error);
  const seat = oneOf('seat', WINDS, texts['seat'] ?? 'E');
  if (!seat.ok) return seat;
  const round = oneOf('round', WINDS, (climb.kit.countsRound ? texts['round'] : undefined) ?? 'E');
  if (!round.ok) return round;
  const given = readAgreements(climb, texts);
  if (!given.ok) return given;
  const question = checked(climb, {
    ...{ hand: hand.value, seat: seat.value, round: round.value },
    options: scoringOptions(climb, given.value),
  });
  return question.ok ? question : refused('hand', question.error);
}

/** The same question written down, for an address; what is usual is left out. */
export const formatRoute = (climb: Climb, position: RoutePosition): Texts => ({
  hand: formatHand({ ...position.hand, flowers: [] }),
  seat: position.seat,
  ...(climb.kit.countsRound && { round: position.round }),
  ...unusualOptions(climb, position.options),
});
