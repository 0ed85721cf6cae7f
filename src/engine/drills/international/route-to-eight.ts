/** Route to eight: a hand waits and is worth too little; which tile for which brings it to the minimum? */
import { type Rng, shuffled } from '../../core/rng.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import type { McrHandId } from '../../rulesets/mcr/hands.ts';
import { MCR_MINIMUM } from '../../rulesets/mcr/total.ts';
import type { Drill, Verdict } from '../former-drill.ts';
import type { Steer } from '../steer.ts';
import { dealFor, type FanKnown } from './fan-bands.ts';
import type { FanPosition } from './fan-position.ts';
import { goalOf } from './route-hints.ts';
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

/** The hands that the ways lead to: of six points, which need little beside them, and more. */
const TARGETS = {
  chows: [
    ...(['mixed-shifted-chows', 'mixed-straight', 'mixed-triple-chow'] as const),
    ...(['pure-straight', 'pure-shifted-chows', 'pure-triple-chow'] as const),
  ],
  pungs: [
    ...(['all-pungs', 'two-dragon-pungs', 'mixed-shifted-pungs'] as const),
    ...(['big-three-winds', 'triple-pung', 'pure-shifted-pungs'] as const),
  ],
  tiles: [
    ...(['half-flush', 'all-types', 'reversible-tiles', 'upper-four', 'lower-four'] as const),
    ...(['all-fives', 'full-flush', 'upper-tiles', 'middle-tiles', 'lower-tiles'] as const),
  ],
} satisfies Readonly<Record<string, readonly McrHandId[]>>;

/** A series of chows; pungs and honours; tiles of some kinds only; any of them. */
export const ROUTE_TOPICS = ['chows', 'pungs', 'tiles', 'any'] as const;
export type RouteTopic = (typeof ROUTE_TOPICS)[number];

export interface RouteLevel {
  readonly topic: RouteTopic;
  readonly edition: McrEdition;
  /** Which of the hands are led to oftener than others. */
  readonly steer?: Steer;
}

/** The rows that the hands of a level may be led to. */
export const routeTargets = (topic: RouteTopic): readonly McrHandId[] =>
  topic === 'any' ? Object.values(TARGETS).flat() : TARGETS[topic];

/** More ways than these, and nearly any change will do. */
const MOST_ROUTES = 6;
const MOST_TRIES = 2_000;

const isShort = (wins: readonly RouteWin[]): boolean =>
  wins.every(({ score }) => score.totals.base < MCR_MINIMUM);

/** The hand one exchange before: it waits as well, and whatever completes it is worth too little. */
function stepBack(rng: Rng, goal: RoutePosition): RoutePosition | undefined {
  if (!isThere(winsOf(goal))) return undefined;
  for (const change of shuffled(rng, changesOf(goal.hand))) {
    const { concealed, wins } = routeBy(goal, change);
    const position = { ...goal, hand: { ...goal.hand, concealed } };
    // The tile that this step took away is still to come, as nobody has let it go.
    if (wins.length > 0 && isShort(winsOf(position))) return position;
  }
  return undefined;
}

const beforeWin = ({ hand, seat, round, edition }: FanPosition): RoutePosition => ({
  hand: { concealed: hand.concealed, melds: hand.melds },
  ...{ seat, round, edition },
});

function make(rng: Rng, { topic, edition, steer }: RouteLevel): RoutePosition {
  const items = routeTargets(topic);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const won = dealFor(rng, {
      ...{ items, edition, steer },
      promise: ({ totals }) => totals.enough,
    });
    const position = stepBack(rng, beforeWin(won));
    if (position && routesFrom(position).length <= MOST_ROUTES) return position;
  }
  throw new Error(`no way to eight for ${topic} in ${edition}`);
}

export interface RouteVerdict extends Verdict {
  /** What the change makes of the hand. */
  readonly route: Route;
  /** Every change that brings the hand there, best first. */
  readonly routes: readonly Route[];
  /** Of the hands that the change leads to, or the best one would have led to. */
  readonly known: FanKnown;
}

function solve(question: RoutePosition): Change {
  const [best] = routesFrom(question);
  if (!best) throw new Error(`no way to eight from ${question.hand.concealed.join('')}`);
  return { out: best.out, in: best.in };
}

function check(question: RoutePosition, change: Change): RouteVerdict {
  const route = routeBy(question, change);
  const routes = routesFrom(question);
  const right = isThere(route.wins);
  const led = right ? route : routes[0];
  const goals = led ? goalOf(led.wins) : [];
  const known = Object.fromEntries(goals.map((item) => [item, right]));
  return { right, route, routes, known };
}

/** The answer is any change after which whatever completes the hand, by discard, is worth eight. */
export const routeToEight: Drill<RouteLevel, RoutePosition, Change, RouteVerdict> = {
  id: 'route-to-eight',
  board: 'discard',
  make,
  solve,
  check,
};
