/** What the board of "Route to eight" shows, worked out from the state of its session. */
import {
  goalOf,
  isThere,
  leastOf,
  leftOf,
  MCR_MINIMUM,
  type Route,
  type RouteHints,
  type RoutePosition,
  type RouteWin,
  routeHints,
  type Tile,
  winsOf,
} from '../../engine/index.ts';
import type { Sheet } from '../score-sheet.ts';
import { fanSheet } from './fan-sheet.ts';
import type { RouteState } from './route-session.ts';

/** A tile that completes the hand, and what it is worth then. */
export interface WorthView {
  readonly tile: Tile;
  readonly points: number;
  readonly left: number;
  readonly enough: boolean;
}

export interface WinView extends WorthView {
  readonly sheet: Sheet;
}

/** A change with what it makes of the hand. */
export interface RouteView extends Pick<Route, 'out' | 'in' | 'concealed'> {
  readonly wins: readonly WinView[];
  /** Whether whatever completes the hand is worth the minimum. */
  readonly there: boolean;
  /** The points that are sure; absent where the hand does not wait. */
  readonly least: number | undefined;
  /** The dearest of what is sure. */
  readonly goal: readonly string[];
  /** Copies that complete it. */
  readonly left: number;
}

export interface RoutesView {
  /** What the hand is worth as it is. */
  readonly now: readonly WorthView[];
  /** The hints taken so far say this; absent before the first. */
  readonly hints: RouteHints | undefined;
  /** The reader's change, once it is judged. */
  readonly own: RouteView | undefined;
  /** The other changes that lead there, best first; of very many the best. */
  readonly others: readonly RouteView[];
  /** How many more there are. */
  readonly more: number;
}

const MOST_SHOWN = 6;

function worthOf({ tile, left, score }: RouteWin): WorthView {
  const { base } = score.totals;
  return { tile, left, points: base, enough: base >= MCR_MINIMUM };
}

function viewOf({ hand: { melds } }: RoutePosition, route: Route): RouteView {
  const { concealed, wins } = route;
  const sheetFor = ({ tile, score }: RouteWin): Sheet => {
    const hand = { concealed, melds, flowers: [], win: { tile, by: 'discard' } } as const;
    return fanSheet({ hand }, score);
  };
  return {
    ...{ out: route.out, in: route.in, concealed },
    wins: wins.map((win) => ({ ...worthOf(win), sheet: sheetFor(win) })),
    there: isThere(wins),
    least: wins.length > 0 ? leastOf(wins) : undefined,
    goal: goalOf(wins),
    left: leftOf(wins),
  };
}

export function routesView({ question, verdict, hints }: RouteState): RoutesView {
  const others = (verdict?.routes ?? []).filter(
    (route) => route.out !== verdict?.route.out || route.in !== verdict.route.in,
  );
  return {
    now: winsOf(question).map(worthOf),
    hints: hints > 0 ? routeHints(question) : undefined,
    own: verdict && viewOf(question, verdict.route),
    others: others.slice(0, MOST_SHOWN).map((route) => viewOf(question, route)),
    more: Math.max(0, others.length - MOST_SHOWN),
  };
}
