import type { Group } from '../../core/group.ts';
import type { HeldHand, WinSource } from '../../core/hand.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { WINDS } from '../../core/wind.ts';
import { isGroup } from '../../scoring/part.ts';
import type { Score } from '../../scoring/score.ts';
import { waitsWithin } from '../../shapes/waits.ts';
import { tilesIn, without } from '../dealing.ts';
import type { TableSide } from './ask.ts';
import { FULL_HAND } from './random-hands.ts';

/** The last tile, and the circumstance of a win with it. */
type LastTile = NonNullable<Situation['win']> & { readonly how?: string };

const isFull = ({ concealed, melds }: HeldHand): boolean =>
  concealed.length + 3 * melds.length === FULL_HAND;

function scoreWith(
  { agreed }: TableSide,
  hand: HeldHand,
  { how, ...win }: LastTile,
  winds?: Pick<Situation, 'seat' | 'round'>,
): Score | undefined {
  const about = { ...winds, ...(how !== undefined && { how: [how] }) };
  const score = agreed.score(inSituation({ ...hand, flowers: [], win }, about));
  return score.ok ? score.value : undefined;
}

/** Its groups, those in hand first; none where the hand is complete in a shape of its own. */
function groupsIn({ view: { parts } }: Score): readonly Group[] {
  const groups = parts.filter(isGroup).filter(({ kind }) => kind !== 'knitted');
  if (groups.length < parts.length) return [];
  return [...groups.filter(({ melded }) => !melded), ...groups.filter(({ melded }) => melded)].map(
    ({ kind, tile }) => ({ kind, tile }),
  );
}

/** Some hands win with a drawn tile alone. */
const scoreOfEither = (side: TableSide, hand: HeldHand, tile: Tile): Score | undefined =>
  scoreWith(side, hand, { tile, by: 'discard' }) ?? scoreWith(side, hand, { tile, by: 'self' });

export function completeGroups(side: TableSide, hand: HeldHand): readonly Group[] | undefined {
  const tile = hand.concealed.at(-1);
  if (tile === undefined) return undefined;
  const score = scoreOfEither(side, without(hand, tile), tile);
  return score && groupsIn(score);
}

export function kindsLeft(hand: HeldHand): readonly Tile[] {
  const held = countTiles(tilesIn(hand));
  return TILES.filter((tile) => copiesOf(held, tile) < COPIES);
}

export const winsBy = (side: TableSide, hand: HeldHand, by: WinSource) =>
  kindsLeft(hand).flatMap((tile) => {
    const score = scoreWith(side, hand, { tile, by });
    return score ? [{ tile, score }] : [];
  });

/**
 * Every tile that completes a hand that waits, with the groups it makes. Groups that a smaller
 * hand lacks count as made.
 */
export function completionsOf(
  side: TableSide,
  hand: HeldHand,
): readonly { readonly tile: Tile; readonly groups: readonly Group[] }[] {
  if (isFull(hand)) {
    return kindsLeft(hand).flatMap((tile) => {
      const score = scoreOfEither(side, hand, tile);
      return score ? [{ tile, groups: groupsIn(score) }] : [];
    });
  }
  const pairInside = hand.concealed.length % 3 === 1;
  return waitsWithin({ ...hand, pairInside }, side.kit.shapes).map(
    ({ tile, completions: [first] }) => ({
      tile,
      groups: first?.reading.groups ?? [],
    }),
  );
}

/**
 * Whether the owner of a hand may win with a tile. Undefined where that hangs on the winds of
 * the seat and the round, because a minimum must be reached.
 */
export function mayWin(side: TableSide, hand: HeldHand, win: LastTile): boolean | undefined {
  if (!isFull(hand)) return false;
  const rounds = side.kit.countsRound ? WINDS : WINDS.slice(0, 1);
  const seats = side.kit.minimum || side.kit.notEnough ? WINDS : WINDS.slice(0, 1);
  let may: boolean | undefined;
  for (const winds of rounds.flatMap((round) => seats.map((seat) => ({ seat, round })))) {
    const score = scoreWith(side, hand, win, winds);
    if (!score) return false;
    const { enough = true } = score.totals;
    if (may !== undefined && may !== enough) return undefined;
    may = enough;
  }
  return may;
}
