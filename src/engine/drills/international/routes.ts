/** What a hand is worth with each tile that completes it, and what one tile exchanged makes of that. */
import { groupTiles } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { COPIES, compareTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { Wind } from '../../core/wind.ts';
import { ALL_OTHERS, copiesShown } from '../../rulesets/mcr/circumstances.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import { MCR_SHAPES } from '../../rulesets/mcr/shapes.ts';
import { MCR_MINIMUM, type McrTotals } from '../../rulesets/mcr/total.ts';
import type { Score } from '../../scoring/score.ts';
import { winningTiles } from '../../shapes/waits.ts';
import { fanScore } from './fan-position.ts';

/** Thirteen tiles, melds taking the place of three each, and who holds them. */
export interface RoutePosition {
  readonly hand: HeldHand;
  readonly seat: Wind;
  readonly round: Wind;
  readonly edition: McrEdition;
}

/** The hand completed by another's discard. */
export interface RouteWin {
  readonly tile: Tile;
  /** Copies that can still come: neither held nor just let go. */
  readonly left: number;
  readonly score: Score<McrTotals>;
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

/** The tile is the last of its kind where the melds and what was let go show the others. */
function howOf({ melds }: HeldHand, tile: Tile, gone: Tile | undefined): readonly string[] {
  const seen = copiesShown(melds, tile) + Number(tile === gone);
  return seen === ALL_OTHERS ? ['last-of-kind'] : [];
}

/**
 * Every tile that can still complete the hand, called from a discard and nothing else said of it;
 * `gone` is a copy that was just let go.
 */
export function winsOf({ hand, ...rest }: RoutePosition, gone?: Tile): readonly RouteWin[] {
  const { concealed, melds } = hand;
  const waiting = { concealed, melds, pairInside: true };
  return winningTiles(waiting, MCR_SHAPES).flatMap(({ tile, left: unheld }) => {
    const left = tile === gone ? unheld - 1 : unheld;
    if (left === 0) return [];
    const win = { tile, by: 'discard' } as const;
    const how = howOf(hand, tile, gone);
    const score = fanScore({ ...rest, hand: { concealed, melds, flowers: [], win }, how });
    return [{ tile, left, score }];
  });
}

/** The points that are sure, whichever of the tiles comes. */
export const leastOf = (wins: readonly RouteWin[]): number =>
  Math.min(...wins.map(({ score }) => score.totals.base));

/** Copies of all the tiles together. */
export const leftOf = (wins: readonly RouteWin[]): number =>
  wins.reduce((sum, { left }) => sum + left, 0);

/** Whether the hand waits, and whatever completes it is worth the minimum (`mcr.rule.2`). */
export const isThere = (wins: readonly RouteWin[]): boolean =>
  wins.length > 0 && leastOf(wins) >= MCR_MINIMUM;

/** Every exchange of one held tile for another kind; none that would make a fifth copy. */
export function changesOf({ concealed, melds }: RoutePosition['hand']): readonly Change[] {
  const held = countTiles([...concealed, ...melds.flatMap(groupTiles)]);
  const coming = TILES.filter((tile) => copiesOf(held, tile) < COPIES);
  return [...new Set(concealed)].flatMap((out) =>
    coming.filter((tile) => tile !== out).map((tile) => ({ out, in: tile })),
  );
}

function exchanged(concealed: readonly Tile[], change: Change): readonly Tile[] {
  return concealed.toSpliced(concealed.indexOf(change.out), 1, change.in).sort(compareTiles);
}

/** What a change makes of the hand. */
export function routeBy(position: RoutePosition, change: Change): Route {
  const { melds } = position.hand;
  const concealed = exchanged(position.hand.concealed, change);
  const wins = winsOf({ ...position, hand: { concealed, melds } }, change.out);
  return { ...change, concealed, wins };
}

/** Most tiles to wait for first, then the most points that are sure, then the order of tiles. */
const byWorth = (a: Route, b: Route): number =>
  leftOf(b.wins) - leftOf(a.wins) ||
  leastOf(b.wins) - leastOf(a.wins) ||
  compareTiles(a.out, b.out) ||
  compareTiles(a.in, b.in);

/** Every change after which whatever completes the hand is worth the minimum, best first. */
export const routesFrom = (position: RoutePosition): readonly Route[] =>
  changesOf(position.hand)
    .map((change) => routeBy(position, change))
    .filter(({ wins }) => isThere(wins))
    .sort(byWorth);
