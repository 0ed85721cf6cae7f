/** Hands dealt one exchange before the minimum. */
import { type Rng, shuffled } from '../../core/rng.ts';
import type { Level } from '../drill.ts';
import { type Deal, dealFor, isAgreed, levelAgreements, targetsOf } from '../scoring/dealer.ts';
import { rowsThatCount } from '../scoring/position.ts';
import type { Bias } from '../steer.ts';
import {
  afterChange,
  changesOf,
  fewRoutes,
  isEnough,
  isSafe,
  type RoutePosition,
  type RouteRules,
  type RouteWin,
  routeWins,
} from './routes.ts';

/** With more ways than these nearly any change will do. */
const MOST_ROUTES = 6;
const MOST_TRIES = 2_000;

const isShort = (wins: readonly RouteWin[]): boolean => wins.length > 0 && !wins.some(isEnough);

function dealOf(rules: RouteRules, level: Level): Deal {
  const { goals, recipes } = rules.drill;
  const items = goals[level['level'] ?? ''] ?? Object.values(goals)[0] ?? [];
  return {
    ask: 'figures',
    recipes: recipes.filter(({ item }) => items.includes(item)),
    promise: ({ score }) => score.totals.enough === true,
    agreed: levelAgreements(rules, level),
  };
}

export const routeTargets = (rules: RouteRules, level: Level): readonly string[] =>
  targetsOf(rules, dealOf(rules, level));

/** The hand one exchange before: it waits as well, and is always worth too little. */
function stepBack(rng: Rng, rules: RouteRules, goal: RoutePosition): RoutePosition | undefined {
  if (!isSafe(routeWins(rules, goal))) return undefined;
  for (const change of shuffled(rng, changesOf(goal.hand))) {
    const position = afterChange(goal, change);
    // The tile that this step took away is still to come, as nobody has let it go.
    if (isShort(routeWins(rules, position))) return position;
  }
  return undefined;
}

/** A hand from which few exchanges lead to the minimum. */
export function makeRoute(rng: Rng, rules: RouteRules, level: Level, turn?: Bias): RoutePosition {
  const deal = dealOf(rules, level);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { hand, seat, round, options } = dealFor(rng, rules, deal, turn);
    const held = { concealed: hand.concealed, melds: hand.melds };
    const position = stepBack(rng, rules, { hand: held, seat, round, options });
    if (position && fewRoutes(rules, position, MOST_ROUTES)?.length) return position;
  }
  throw new Error(`no way to the minimum: ${level['level']}`);
}

/** Whether a question is one that the level may ask: few ways, one of them to a hand it is about. */
export function keepsRoute(rules: RouteRules, position: RoutePosition, level: Level): boolean {
  const deal = dealOf(rules, level);
  if (!isAgreed(position, deal.agreed) || !isShort(routeWins(rules, position))) {
    return false;
  }
  const targets = targetsOf(rules, deal);
  const wins = (fewRoutes(rules, position, MOST_ROUTES) ?? []).flatMap((route) => route.wins);
  return wins.some(({ score }) =>
    rowsThatCount(score).some(({ item }) => targets.includes(item.id)),
  );
}
