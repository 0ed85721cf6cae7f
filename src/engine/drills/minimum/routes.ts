/** What a hand is worth with each tile that completes it, and what one tile exchanged makes of that. */
import { groupTiles } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { COPIES, compareTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { Agreed } from '../../scoring/kit.ts';
import type { Score } from '../../scoring/score.ts';
import type { MinimumDrill } from '../../scoring/teaching.ts';
import { winningTiles } from '../../shapes/waits.ts';
import { agreedFor, type Taught } from '../scoring/position.ts';

/** A rule set with a minimum, and how the way there is taught. */
export interface Climb extends Taught {
  readonly drill: MinimumDrill;
  readonly minimum: number;
}

/** Thirteen tiles, melds taking the place of three each, and who holds them. */
export interface RoutePosition extends Pick<Situation, 'seat' | 'round'> {
  readonly hand: HeldHand;
  readonly options: Agreed['options'];
}

/** The hand completed by another's discard. */
export interface RouteWin {
  readonly tile: Tile;
  /** Copies that can still come: neither held nor just let go. */
  readonly left: number;
  readonly score: Score;
}

/** One tile for another. */
export interface Change {
  readonly out: Tile;
  readonly in: Tile;
}

/** What a change makes of a hand. */
export interface Route extends Change {
  readonly concealed: readonly Tile[];
  /** In tile order; none: the hand does not wait any more. */
  readonly wins: readonly RouteWin[];
}

type Coming = Pick<RouteWin, 'tile' | 'left'>;

/** Every tile that can still complete the hand; `gone` is a copy that was just let go. */
function comingTo({ kit }: Climb, { hand }: RoutePosition, gone?: Tile): readonly Coming[] {
  return winningTiles({ ...hand, pairInside: true }, kit.shapes)
    .map(({ tile, left }) => ({ tile, left: left - Number(tile === gone) }))
    .filter(({ left }) => left > 0);
}

/** The hand won with a tile called from a discard, and nothing said of it that is not seen. */
function winWith(climb: Climb, position: RoutePosition, coming: Coming, gone?: Tile): RouteWin {
  const { hand, seat, round, options } = position;
  const { tile } = coming;
  const win = { tile, by: 'discard' } as const;
  const how = climb.drill.isSeen({ melds: hand.melds, tile, gone });
  const situation = inSituation({ ...hand, flowers: [], win }, { seat, round, how });
  const score = agreedFor(climb, options).score(situation);
  if (!score.ok) throw new Error(`${hand.concealed.join('')} with ${tile}: ${score.error.code}`);
  return { ...coming, score: score.value };
}

/** Every tile that can still complete the hand, called from a discard, and what it is worth then. */
export const winsOf = (climb: Climb, position: RoutePosition, gone?: Tile): readonly RouteWin[] =>
  comingTo(climb, position, gone).map((coming) => winWith(climb, position, coming, gone));

export const isEnough = ({ minimum }: Climb, { score }: RouteWin): boolean =>
  score.totals.base >= minimum;

/** The points that are sure, whichever of the tiles comes. */
export const surePoints = (wins: readonly RouteWin[]): number =>
  Math.min(...wins.map(({ score }) => score.totals.base));

/** Copies of all the tiles together. */
export const copiesLeft = (wins: readonly RouteWin[]): number =>
  wins.reduce((sum, { left }) => sum + left, 0);

/** Whether the hand waits, and whatever completes it is worth the minimum. */
export const isOutOf = (climb: Climb, wins: readonly RouteWin[]): boolean =>
  wins.length > 0 && wins.every((win) => isEnough(climb, win));

/** Every exchange of one held tile for another kind; none that would make a fifth copy. */
export function changesOf({ concealed, melds }: HeldHand): readonly Change[] {
  const held = countTiles([...concealed, ...melds.flatMap(groupTiles)]);
  const coming = TILES.filter((tile) => copiesOf(held, tile) < COPIES);
  return [...new Set(concealed)].flatMap((out) =>
    coming.filter((tile) => tile !== out).map((tile) => ({ out, in: tile })),
  );
}

/** The position after a change. */
export function changed(position: RoutePosition, change: Change): RoutePosition {
  const { concealed, melds } = position.hand;
  const tiles = concealed.toSpliced(concealed.indexOf(change.out), 1, change.in).sort(compareTiles);
  return { ...position, hand: { concealed: tiles, melds } };
}

/** What a change makes of the hand. */
export function routeBy(climb: Climb, position: RoutePosition, change: Change): Route {
  const after = changed(position, change);
  const { concealed } = after.hand;
  return { ...change, concealed, wins: winsOf(climb, after, change.out) };
}

/** The route of a change; absent as soon as one of the tiles is not worth enough. */
function routeThere(climb: Climb, position: RoutePosition, change: Change): readonly Route[] {
  const after = changed(position, change);
  const wins: RouteWin[] = [];
  for (const coming of comingTo(climb, after, change.out)) {
    const win = winWith(climb, after, coming, change.out);
    if (!isEnough(climb, win)) return [];
    wins.push(win);
  }
  return wins.length > 0 ? [{ ...change, concealed: after.hand.concealed, wins }] : [];
}

/** Most tiles to wait for first, then the most points that are sure, then the order of tiles. */
const byWorth = (a: Route, b: Route): number =>
  copiesLeft(b.wins) - copiesLeft(a.wins) ||
  surePoints(b.wins) - surePoints(a.wins) ||
  compareTiles(a.out, b.out) ||
  compareTiles(a.in, b.in);

const known = new WeakMap<RoutePosition, readonly Route[]>();

/** Every change after which whatever completes the hand is worth the minimum, best first. */
export function routesFrom(climb: Climb, position: RoutePosition): readonly Route[] {
  const routes =
    known.get(position) ??
    changesOf(position.hand)
      .flatMap((change) => routeThere(climb, position, change))
      .sort(byWorth);
  known.set(position, routes);
  return routes;
}

/** Whether there are more routes than so many; it stops counting as soon as there are. */
export function hasMoreRoutes(climb: Climb, position: RoutePosition, most: number): boolean {
  let found = 0;
  const routes: Route[] = [];
  for (const change of changesOf(position.hand)) {
    const there = routeThere(climb, position, change);
    routes.push(...there);
    found += there.length;
    if (found > most) return true;
  }
  known.set(position, routes.sort(byWorth));
  return false;
}
