/** The hints on the way to eight, each saying more than the one before. */
import type { Tile } from '../../core/tile.ts';
import { countedIn, dearestItems } from './fan-bands.ts';
import { type RoutePosition, type RouteWin, routesFrom, winsOf } from './routes.ts';

export const ROUTE_HINTS = ['now', 'goal', 'out'] as const;
export type RouteHintStep = (typeof ROUTE_HINTS)[number];

export interface RouteHints {
  /** What the hand scores as it is, with each tile that completes it. */
  readonly now: readonly { readonly tile: Tile; readonly fans: readonly string[] }[];
  /** What the best change leads to, by its dearest hand. */
  readonly goal: readonly string[];
  /** The tile that it lets go. */
  readonly out: Tile;
}

/** The hands that count, dearest first, each once. */
const fansOf = ({ score }: Pick<RouteWin, 'score'>): readonly string[] => [
  ...new Set(
    countedIn(score)
      .map(({ item }) => item)
      .sort((a, b) => (b.value.points ?? 0) - (a.value.points ?? 0))
      .map(({ id }) => id),
  ),
];

/** The dearest hands of the win that brings least: what is sure of the others too. */
export function goalOf(wins: readonly RouteWin[]): readonly string[] {
  const [weakest] = wins.toSorted((a, b) => a.score.totals.base - b.score.totals.base);
  return weakest ? dearestItems(weakest.score) : [];
}

/** Throws where no change leads to eight: such hands are not asked about. */
export function routeHints(position: RoutePosition): RouteHints {
  const [best] = routesFrom(position);
  if (!best) throw new Error(`no way to eight from ${position.hand.concealed.join('')}`);
  return {
    now: winsOf(position).map((win) => ({ tile: win.tile, fans: fansOf(win) })),
    goal: goalOf(best.wins),
    out: best.out,
  };
}
