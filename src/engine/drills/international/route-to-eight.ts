/** Route to eight: a hand waits and is worth too little; which tile for which brings it to the minimum? */
import { type Rng, shuffled } from '../../core/rng.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import { MCR_MINIMUM } from '../../rulesets/mcr/total.ts';
import type { Item } from '../../scoring/item.ts';
import type { Drill, Verdict } from '../drill.ts';
import { dealFor, pointsOf } from './fan-bands.ts';
import type { FanPosition } from './fan-position.ts';
import {
  type Change,
  changesOf,
  isThere,
  type Route,
  type RoutePosition,
  type RouteWin,
  routeBy,
  routesFrom,
  winsOf,
} from './routes.ts';

/** The families of the hands that the way leads to. */
const FAMILIES = {
  chows: ['chows'],
  pungs: ['pungs', 'honors'],
  tiles: ['suits', 'ranks'],
} as const;

/** A series of chows; pungs and honours; tiles of some kinds only; any of them. */
export const ROUTE_TOPICS = ['chows', 'pungs', 'tiles', 'any'] as const;
export type RouteTopic = (typeof ROUTE_TOPICS)[number];

export interface RouteLevel {
  readonly topic: RouteTopic;
  readonly edition: McrEdition;
}

/** Hands of fewer points need too much beside them, dearer ones show from afar. */
const LOWEST = 6;
const HIGHEST = 24;

/** The rows that the hands of a level may be led to. */
export function routeTargets({ topic, edition }: RouteLevel): readonly string[] {
  const families: readonly string[] =
    topic === 'any' ? Object.values(FAMILIES).flat() : FAMILIES[topic];
  const isTarget = (item: Item): boolean =>
    families.includes(item.family ?? '') && pointsOf(item) >= LOWEST && pointsOf(item) <= HIGHEST;
  return mcr
    .items({ edition })
    .filter(isTarget)
    .map(({ id }) => id);
}

/** More ways than these, and nearly any change will do. */
const MOST_ROUTES = 6;
const MOST_TRIES = 2_000;

const isShort = (wins: readonly RouteWin[]): boolean =>
  wins.length > 0 && wins.every(({ score }) => score.totals.base < MCR_MINIMUM);

/** The hand one exchange before: it waits as well, and whatever completes it is worth too little. */
function stepBack(rng: Rng, goal: RoutePosition): RoutePosition | undefined {
  if (!isThere(winsOf(goal))) return undefined;
  for (const change of shuffled(rng, changesOf(goal.hand))) {
    const { concealed, wins } = routeBy(goal, change);
    if (isShort(wins)) return { ...goal, hand: { ...goal.hand, concealed } };
  }
  return undefined;
}

const beforeWin = ({ hand, seat, round, edition }: FanPosition): RoutePosition => ({
  hand: { concealed: hand.concealed, melds: hand.melds },
  ...{ seat, round, edition },
});

function make(rng: Rng, level: RouteLevel): RoutePosition {
  const { edition } = level;
  const items = routeTargets(level);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const won = dealFor(rng, { items, edition, promise: ({ totals }) => totals.enough });
    const position = stepBack(rng, beforeWin(won));
    if (position && routesFrom(position).length <= MOST_ROUTES) return position;
  }
  throw new Error(`no way to eight for ${level.topic} in ${edition}`);
}

export interface RouteVerdict extends Verdict {
  /** What the change makes of the hand. */
  readonly route: Route;
  /** Every change that brings the hand there, best first. */
  readonly routes: readonly Route[];
}

function solve(question: RoutePosition): Change {
  const [best] = routesFrom(question);
  if (!best) throw new Error(`no way to eight from ${question.hand.concealed.join('')}`);
  return { out: best.out, in: best.in };
}

function check(question: RoutePosition, change: Change): RouteVerdict {
  const route = routeBy(question, change);
  return { right: isThere(route.wins), route, routes: routesFrom(question) };
}

/** The answer is any change after which whatever completes the hand, by discard, is worth eight. */
export const routeToEight: Drill<RouteLevel, RoutePosition, Change, RouteVerdict> = {
  id: 'route-to-eight',
  board: 'discard',
  make,
  solve,
  check,
};
