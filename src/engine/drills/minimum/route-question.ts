/** A hand that waits and is worth too little: from texts, and back into them. */

import { HAND_SIZE, type HeldHand, meldError, sizeOfHand } from '../../core/hand.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { Refusal, Texts } from '../drill.ts';
import { heldHand, optionFields, readFields, writeFields } from '../field.ts';
import { type ScoredHandError, type TaughtRules, windFields } from '../scoring/position.ts';
import { isSafe, type RoutePosition, type RouteRules, routesFrom, routeWins } from './routes.ts';

export type RouteError =
  | ScoredHandError
  | { readonly code: 'no-flowers' }
  | { readonly code: 'no-win' }
  /** Not thirteen tiles, three for each meld. */
  | { readonly code: 'not-thirteen'; readonly count: number; readonly melds: number }
  /** It waits on nothing; it is worth enough already; no change of one tile brings it there. */
  | { readonly code: 'not-ready' | 'enough-already' | 'no-route' };

export const routeParts = ({ kit }: TaughtRules): readonly string[] => [
  ...['hand', 'seat'],
  ...(kit.countsRound ? ['round'] : []),
  ...kit.scoringOptions,
];

const fieldsOf = (kit: Kit) => ({ hand: heldHand, ...windFields(kit) });

function handError(hand: HeldHand, kit: Kit): RouteError | undefined {
  const { concealed, melds } = hand;
  if (sizeOfHand(hand) !== HAND_SIZE) {
    return { code: 'not-thirteen', count: concealed.length, melds: melds.length };
  }
  return meldError(melds, kit.melds);
}

function routeError(rules: RouteRules, position: RoutePosition): RouteError | undefined {
  const wins = routeWins(rules, position);
  if (wins.length === 0) return { code: 'not-ready' };
  if (isSafe(wins)) return { code: 'enough-already' };
  return routesFrom(rules, position).length > 0 ? undefined : { code: 'no-route' };
}

export function parseRoute(rules: RouteRules, texts: Texts): Result<RoutePosition, Refusal> {
  const { kit } = rules;
  const held = readFields(fieldsOf(kit), texts);
  if (!held.ok) return held;
  const options = readFields(optionFields(kit, kit.scoringOptions), texts);
  if (!options.ok) return options;
  const position = { ...held.value, options: options.value };
  const error = handError(position.hand, kit) ?? routeError(rules, position);
  return error ? fail({ part: 'hand', error }) : ok(position);
}

export const formatRoute = ({ kit }: RouteRules, position: RoutePosition): Texts => ({
  ...writeFields(fieldsOf(kit), position),
  ...writeFields(optionFields(kit, kit.scoringOptions), position.options),
});
