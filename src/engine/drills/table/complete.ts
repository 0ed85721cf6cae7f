/** Which tiles complete a hand, and with which of them its owner may win, as the rules of play have it. */
import type { Group } from '../../core/group.ts';
import { HAND_SIZE, type HeldHand, sizeOfHand, type WinSource } from '../../core/hand.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { windAfter } from '../../play/hand-state.ts';
import { winSituation } from '../../play/win.ts';
import { isGroup } from '../../scoring/part.ts';
import type { Score } from '../../scoring/score.ts';
import { waitsWithin } from '../../shapes/waits.ts';
import { handInPlay } from '../hand-in-play.ts';
import { kindsLeft, without } from '../hand-tiles.ts';
import type { TableContext } from './ask.ts';

interface LastTile {
  readonly tile: Tile;
  readonly by: WinSource;
  /** Whether another player adds it to an exposed pung. */
  readonly robbing?: boolean | undefined;
}

const isFull = (hand: HeldHand): boolean => sizeOfHand(hand) === HAND_SIZE;

/** What the hand is worth when it wins with the tile in the middle of a hand; absent where it is not complete. */
function scoreWith(
  { rules }: TableContext,
  hand: HeldHand,
  { tile, by, robbing }: LastTile,
  { seat, round }: { readonly seat: Wind; readonly round: Wind } = { seat: 'E', round: 'E' },
): Score | undefined {
  const from = by === 'self' ? null : windAfter(seat, 3);
  const state = handInPlay(rules.kit, {
    round,
    players:
      from === null
        ? { [seat]: { ...hand, concealed: [...hand.concealed, tile] } }
        : { [seat]: hand, [from]: { discards: robbing ? [] : [{ tile }] } },
    phase:
      from === null
        ? { kind: 'turn', seat, source: 'wall', drawn: tile }
        : { kind: 'claims', seat: from, tile },
  });
  const won = { seat, tile, from, ...(robbing && { robbing }) };
  const score = rules.agreed.score(winSituation(state, rules, won));
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
const scoreOfEither = (context: TableContext, hand: HeldHand, tile: Tile): Score | undefined =>
  scoreWith(context, hand, { tile, by: 'discard' }) ??
  scoreWith(context, hand, { tile, by: 'self' });

export function completeGroups(
  context: TableContext,
  hand: HeldHand,
): readonly Group[] | undefined {
  const tile = hand.concealed.at(-1);
  if (tile === undefined) return undefined;
  const score = scoreOfEither(context, without(hand, tile), tile);
  return score && groupsIn(score);
}

export const winsBy = (context: TableContext, hand: HeldHand, by: WinSource) =>
  kindsLeft(hand).flatMap((tile) => {
    const score = scoreWith(context, hand, { tile, by });
    return score ? [{ tile, score }] : [];
  });

/**
 * Every tile that completes a hand that waits, with the groups it makes. Groups that a smaller
 * hand lacks count as made.
 */
export function completionsOf(
  context: TableContext,
  hand: HeldHand,
): readonly { readonly tile: Tile; readonly groups: readonly Group[] }[] {
  if (isFull(hand)) {
    return kindsLeft(hand).flatMap((tile) => {
      const score = scoreOfEither(context, hand, tile);
      return score ? [{ tile, groups: groupsIn(score) }] : [];
    });
  }
  const pairInside = hand.concealed.length % 3 === 1;
  return waitsWithin({ ...hand, pairInside }, context.kit.shapes).map(
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
export function mayWin(context: TableContext, hand: HeldHand, last: LastTile): boolean | undefined {
  if (!isFull(hand)) return false;
  const { countsRound, minimum, notEnough } = context.kit;
  const rounds = countsRound ? WINDS : WINDS.slice(0, 1);
  const seats = minimum || notEnough ? WINDS : WINDS.slice(0, 1);
  let may: boolean | undefined;
  for (const winds of rounds.flatMap((round) => seats.map((seat) => ({ seat, round })))) {
    const score = scoreWith(context, hand, last, winds);
    if (!score) return false;
    const { enough = true } = score.totals;
    if (may !== undefined && may !== enough) return undefined;
    may = enough;
  }
  return may;
}
