/** What a hand is worth with each tile that completes it, before and after one of its tiles is exchanged. */
import type { HeldHand } from '../../core/hand.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { COPIES, compareTiles, sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type AgreedRules, agreedOf } from '../../scoring/kit.ts';
import type { Score } from '../../scoring/score.ts';
import type { MinimumDrill } from '../../scoring/teaching.ts';
import { winningTiles } from '../../shapes/waits.ts';
import { tilesIn } from '../hand-tiles.ts';
import type { TaughtRules } from '../scoring/position.ts';

export interface RouteRules extends TaughtRules {
  readonly drill: MinimumDrill;
}

/** Thirteen tiles, melds taking the place of three each, and who holds them. */
export interface RoutePosition extends Pick<Situation, 'seat' | 'round'> {
  readonly hand: HeldHand;
  readonly options: AgreedRules['options'];
}

export interface RouteWin {
  readonly tile: Tile;
  readonly left: number;
  /** What can be seen of how it would be won. */
  readonly how: readonly string[];
  readonly score: Score;
}

export interface TileSwap {
  readonly out: Tile;
  readonly in: Tile;
}

export interface Route extends TileSwap {
  readonly concealed: readonly Tile[];
  /** In tile order; none: the hand does not wait any more. */
  readonly wins: readonly RouteWin[];
}

/**
 * Every tile that can still complete the hand when it is claimed from a discard. Only what can be
 * seen on the table is said of the win; `gone` is a copy that was just discarded.
 */
function* eachWin(rules: RouteRules, position: RoutePosition, gone?: Tile): Generator<RouteWin> {
  const { kit, drill } = rules;
  const { hand, seat, round, options } = position;
  const agreed = agreedOf(kit, options);
  for (const { tile, left: unseen } of winningTiles({ ...hand, pairInside: true }, kit.shapes)) {
    const left = unseen - Number(tile === gone);
    if (left === 0) continue;
    const how = drill.isSeen({ melds: hand.melds, tile, gone });
    const won = { ...hand, flowers: [], win: { tile, by: 'discard' } } as const;
    const score = agreed.score(inSituation(won, { seat, round, how }));
    if (!score.ok) throw new Error(`${hand.concealed.join('')} with ${tile}: ${score.error.code}`);
    yield { tile, left, how, score: score.value };
  }
}

export const routeWins = (
  rules: RouteRules,
  position: RoutePosition,
  gone?: Tile,
): readonly RouteWin[] => [...eachWin(rules, position, gone)];

export const isEnough = ({ score }: RouteWin): boolean => score.totals.enough === true;

export const surePoints = (wins: readonly RouteWin[]): number =>
  Math.min(...wins.map(({ score }) => score.totals.base));

export const countCopies = (wins: readonly RouteWin[]): number =>
  wins.reduce((sum, { left }) => sum + left, 0);

export const isSafe = (wins: readonly RouteWin[]): boolean =>
  wins.length > 0 && wins.every(isEnough);

/** Every exchange of one held tile for another kind; none that would make a fifth copy. */
export function changesOf(hand: HeldHand): readonly TileSwap[] {
  const held = countTiles(tilesIn(hand));
  const coming = TILES.filter((tile) => copiesOf(held, tile) < COPIES);
  return [...new Set(hand.concealed)].flatMap((out) =>
    coming.filter((tile) => tile !== out).map((tile) => ({ out, in: tile })),
  );
}

export function afterChange(position: RoutePosition, change: TileSwap): RoutePosition {
  const { concealed, melds } = position.hand;
  const tiles = concealed.toSpliced(concealed.indexOf(change.out), 1, change.in);
  return { ...position, hand: { concealed: sortTiles(tiles), melds } };
}

export function routeBy(rules: RouteRules, position: RoutePosition, change: TileSwap): Route {
  const after = afterChange(position, change);
  return {
    ...change,
    ...{ concealed: after.hand.concealed, wins: routeWins(rules, after, change.out) },
  };
}

/** Whether a change leads to the minimum; it stops at the first tile that is not worth enough. */
function leadsToMinimum(rules: RouteRules, position: RoutePosition, change: TileSwap): boolean {
  let waits = false;
  for (const win of eachWin(rules, afterChange(position, change), change.out)) {
    if (!isEnough(win)) return false;
    waits = true;
  }
  return waits;
}

/** Most tiles to wait for first, then the most points that are sure, then the order of tiles. */
const byWorth = (a: Route, b: Route): number =>
  countCopies(b.wins) - countCopies(a.wins) ||
  surePoints(b.wins) - surePoints(a.wins) ||
  compareTiles(a.out, b.out) ||
  compareTiles(a.in, b.in);

const known = new WeakMap<RoutePosition, readonly Route[]>();

/** Every change that leads to the minimum, best first; absent as soon as there are too many. */
export function fewRoutes(
  rules: RouteRules,
  position: RoutePosition,
  most: number,
): readonly Route[] | undefined {
  const before = known.get(position);
  if (before) return before.length > most ? undefined : before;
  const changes: TileSwap[] = [];
  for (const change of changesOf(position.hand)) {
    if (leadsToMinimum(rules, position, change)) changes.push(change);
    if (changes.length > most) return undefined;
  }
  const routes = changes.map((change) => routeBy(rules, position, change)).sort(byWorth);
  known.set(position, routes);
  return routes;
}

export const routesFrom = (rules: RouteRules, position: RoutePosition): readonly Route[] =>
  fewRoutes(rules, position, Number.POSITIVE_INFINITY) ?? [];
