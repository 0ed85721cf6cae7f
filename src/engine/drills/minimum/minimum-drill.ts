/** A hand waits and is worth too little: which tile for which brings it to the minimum? */

import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { Wind } from '../../core/wind.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { agreedOf } from '../../scoring/kit.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import { type Sheet, sheetOf } from '../../scoring/sheet.ts';
import { deskOf } from '../desk.ts';
import { type Drill, marksOfOne, type Verdict } from '../drill.ts';
import { tilesIn } from '../hand-tiles.ts';
import { risingTopics } from '../rungs.ts';
import { agreementFields } from '../scoring/dealer.ts';
import { dearestLines } from '../scoring/lines.ts';
import {
  loadTaught,
  rowsThatCount,
  type ShownOptions,
  shownOptions,
  type TaughtRules,
} from '../scoring/position.ts';
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

function countedRoute(rules: RouteRules, { options }: RoutePosition, route: Route): CountedRoute {
  const { kit } = rules;
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
    goal: goalOf(rules, wins),
    left: countCopies(wins),
  };
}

function linesOf({ score }: RouteWin): readonly string[] {
  const items = rowsThatCount(score).map(({ item }) => item);
  items.sort((a, b) => (b.value.points ?? 0) - (a.value.points ?? 0));
  return [...new Set(items.map(({ id }) => id))];
}

function bestFrom(rules: RouteRules, position: RoutePosition): Route {
  const [best] = routesFrom(rules, position);
  if (!best) throw new Error(`no way from ${position.hand.concealed.join('')}`);
  return best;
}

function shownOf(rules: RouteRules, position: RoutePosition): RouteShown {
  const { kit } = rules;
  const { hand, seat, round, options } = position;
  const held = countTiles(tilesIn(hand));
  return {
    ...{ rules: kit.id, hand, seat },
    ...(kit.countsRound && { round }),
    agreed: shownOptions(rules, options),
    least: kit.minimum?.points ?? 0,
    now: routeWins(rules, position).map(worthOf),
    exhausted: TILES.filter((tile) => copiesOf(held, tile) === COPIES),
  };
}

const MOST_SHOWN = 6;

function check(rules: RouteRules, position: RoutePosition, change: TileSwap): RouteVerdict {
  const own = countedRoute(rules, position, routeBy(rules, position, change));
  const routes = routesFrom(rules, position);
  const others = routes.filter((other) => other.out !== change.out || other.in !== change.in);
  const [best] = routes;
  const goals = own.there ? own.goal : best ? goalOf(rules, best.wins) : [];
  return {
    right: own.there,
    marks: marksOfOne(own.there),
    known: Object.fromEntries(goals.map((item) => [item, own.there])),
    own,
    others: others.slice(0, MOST_SHOWN).map((other) => countedRoute(rules, position, other)),
    more: Math.max(0, others.length - MOST_SHOWN),
  };
}

function hintsOn(rules: RouteRules, position: RoutePosition): RouteHints {
  const best = bestFrom(rules, position);
  return {
    now: routeWins(rules, position).map((win) => ({ tile: win.tile, lines: linesOf(win) })),
    goal: goalOf(rules, best.wins),
    out: best.out,
  };
}

function minimumDrill({ kit, teaching }: TaughtRules): Drill<RouteTypes> {
  const { minimum: drill } = teaching;
  if (!drill || !kit.minimum) throw new Error(`${kit.id} has no minimum`);
  const rules: RouteRules = { kit, teaching, drill };
  return {
    id: drill.id,
    parts: routeParts(rules),
    levels: [
      {
        name: 'level',
        values: Object.keys(drill.goals),
        rungs: risingTopics(Object.keys(drill.goals)),
      },
      ...agreementFields(rules, drill.agreements),
    ],
    targets: (level) => routeTargets(rules, level),
    make: (rng, level, turn) => makeRoute(rng, rules, level, turn),
    traits: (position) => goalOf(rules, bestFrom(rules, position).wins),
    keeps: (position, level) => keepsRoute(rules, position, level),
    parse: (texts) => parseRoute(rules, texts),
    format: (position) => formatRoute(rules, position),
    show: (position) => shownOf(rules, position),
    solve: (position) => {
      const best = bestFrom(rules, position);
      return { out: best.out, in: best.in };
    },
    check: (position, change) => check(rules, position, change),
    hintSteps: () => ROUTE_HINTS,
    hints: (position) => hintsOn(rules, position),
  };
}

export const loadMinimum = async (rules: PlayableRules) =>
  deskOf(minimumDrill(await loadTaught(rules)));
