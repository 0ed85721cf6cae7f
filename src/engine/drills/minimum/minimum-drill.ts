/** A hand waits and is worth too little: which tile for which brings it to the minimum? */

import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { Wind } from '../../core/wind.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadTeaching } from '../../rulesets/teachings.ts';
import { agreedOf, type Kit } from '../../scoring/kit.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import { type Sheet, sheetOf } from '../../scoring/sheet.ts';
import type { Teaching } from '../../scoring/teaching.ts';
import { tilesIn } from '../dealing.ts';
import { deskOf } from '../desk.ts';
import type { Drill, Verdict } from '../drill.ts';
import { risingTopics } from '../rungs.ts';
import { agreementFields } from '../scoring/dealer.ts';
import { dearestLines } from '../scoring/lines.ts';
import { rowsThatCount, type ShownOptions, shownOptions } from '../scoring/position.ts';
import { keepsRoute, makeRoute, routeTargets } from './route-dealer.ts';
import { formatRoute, parseRoute, type RouteError, routeParts } from './route-question.ts';
import {
  countCopies,
  isEnough,
  isSafe,
  type Route,
  type RoutePosition,
  type RouteRules,
  type RouteWin,
  routeBy,
  routesFrom,
  routeWins,
  surePoints,
  type TileSwap,
} from './routes.ts';

const ROUTE_HINTS = ['now', 'goal', 'out'] as const;

interface Worth {
  readonly tile: Tile;
  readonly points: number;
  readonly left: number;
  readonly enough: boolean;
}

interface CountedWin extends Worth {
  readonly how: readonly string[];
  readonly sheet: Sheet;
}

export interface CountedRoute extends TileSwap {
  readonly concealed: readonly Tile[];
  readonly wins: readonly CountedWin[];
  readonly there: boolean;
  /** The points that are sure; absent where the hand does not wait. */
  readonly least?: number;
  readonly goal: readonly string[];
  readonly left: number;
}

interface RouteShown extends Pick<RoutePosition, 'hand' | 'seat'> {
  readonly rules: RulesetId;
  /** Absent where points do not depend on it. */
  readonly round?: Wind;
  readonly agreed: ShownOptions;
  readonly least: number;
  readonly now: readonly Worth[];
  /** Kinds of which it holds all four copies: none can come. */
  readonly exhausted: readonly Tile[];
}

interface RouteVerdict extends Verdict {
  readonly own: CountedRoute;
  readonly others: readonly CountedRoute[];
  readonly more: number;
}

interface RouteHints {
  readonly now: readonly { readonly tile: Tile; readonly lines: readonly string[] }[];
  /** What the best change leads to, by its dearest line. */
  readonly goal: readonly string[];
  readonly out: Tile;
}

export interface RouteTypes {
  readonly question: RoutePosition;
  readonly shown: RouteShown;
  readonly answer: TileSwap;
  readonly verdict: RouteVerdict;
  readonly hints: RouteHints;
  readonly detail: undefined;
  readonly error: RouteError;
}

const worthOf = (win: RouteWin): Worth => ({
  ...{ tile: win.tile, left: win.left },
  points: win.score.totals.base,
  enough: isEnough(win),
});

/** The dearest lines of the win worth least: the others are sure to have as much. */
function goalOf({ teaching }: RouteRules, wins: readonly RouteWin[]): readonly string[] {
  const [weakest] = wins.toSorted((a, b) => a.score.totals.base - b.score.totals.base);
  return weakest ? dearestLines(teaching, rowsThatCount(weakest.score)) : [];
}

function countedRoute(climb: RouteRules, { options }: RoutePosition, route: Route): CountedRoute {
  const { kit } = climb;
  const { wins, ...change } = route;
  const agreed = agreedOf(kit, options);
  return {
    ...change,
    wins: wins.map((win) => ({
      ...worthOf(win),
      how: win.how,
      sheet: sheetOf(kit, agreed, win.score),
    })),
    there: isSafe(wins),
    ...(wins.length > 0 && { least: surePoints(wins) }),
    goal: goalOf(climb, wins),
    left: countCopies(wins),
  };
}

function linesOf({ score }: RouteWin): readonly string[] {
  const items = rowsThatCount(score).map(({ item }) => item);
  items.sort((a, b) => (b.value.points ?? 0) - (a.value.points ?? 0));
  return [...new Set(items.map(({ id }) => id))];
}

function bestFrom(climb: RouteRules, position: RoutePosition): Route {
  const [best] = routesFrom(climb, position);
  if (!best) throw new Error(`no way from ${position.hand.concealed.join('')}`);
  return best;
}

function shownOf(climb: RouteRules, position: RoutePosition): RouteShown {
  const { kit } = climb;
  const { hand, seat, round, options } = position;
  const held = countTiles(tilesIn(hand));
  return {
    ...{ rules: kit.id, hand, seat },
    ...(kit.countsRound && { round }),
    agreed: shownOptions(climb, options),
    least: kit.minimum?.points ?? 0,
    now: routeWins(climb, position).map(worthOf),
    exhausted: TILES.filter((tile) => copiesOf(held, tile) === COPIES),
  };
}

const MOST_SHOWN = 6;

function check(climb: RouteRules, position: RoutePosition, change: TileSwap): RouteVerdict {
  const own = countedRoute(climb, position, routeBy(climb, position, change));
  const routes = routesFrom(climb, position);
  const others = routes.filter((other) => other.out !== change.out || other.in !== change.in);
  const [best] = routes;
  const goals = own.there ? own.goal : best ? goalOf(climb, best.wins) : [];
  return {
    right: own.there,
    marks: { found: Number(own.there), missed: 0, wrong: Number(!own.there) },
    known: Object.fromEntries(goals.map((item) => [item, own.there])),
    own,
    others: others.slice(0, MOST_SHOWN).map((other) => countedRoute(climb, position, other)),
    more: Math.max(0, others.length - MOST_SHOWN),
  };
}

function hintsOn(climb: RouteRules, position: RoutePosition): RouteHints {
  const best = bestFrom(climb, position);
  return {
    now: routeWins(climb, position).map((win) => ({ tile: win.tile, lines: linesOf(win) })),
    goal: goalOf(climb, best.wins),
    out: best.out,
  };
}

function minimumDrill(kit: Kit, teaching: Teaching): Drill<RouteTypes> {
  const { minimum: drill } = teaching;
  if (!drill || !kit.minimum) throw new Error(`${kit.id} has no minimum`);
  const climb: RouteRules = { kit, teaching, drill };
  return {
    id: drill.id,
    parts: routeParts(climb),
    levels: [
      {
        name: 'level',
        values: Object.keys(drill.goals),
        rungs: risingTopics(Object.keys(drill.goals)),
      },
      ...agreementFields(climb, drill.agreements),
    ],
    targets: (level) => routeTargets(climb, level),
    make: (rng, level, turn) => makeRoute(rng, climb, level, turn),
    traits: (position) => goalOf(climb, bestFrom(climb, position).wins),
    keeps: (position, level) => keepsRoute(climb, position, level),
    parse: (texts) => parseRoute(climb, texts),
    format: (position) => formatRoute(climb, position),
    show: (position) => shownOf(climb, position),
    solve: (position) => {
      const best = bestFrom(climb, position);
      return { out: best.out, in: best.in };
    },
    check: (position, change) => check(climb, position, change),
    hintSteps: () => ROUTE_HINTS,
    hints: (position) => hintsOn(climb, position),
  };
}

export async function loadMinimum(rules: PlayableRules) {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTeaching(rules)]);
  return deskOf(minimumDrill(kit, teaching));
}
