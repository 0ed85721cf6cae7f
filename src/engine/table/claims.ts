/** A discard and those who may take it. */
import { type Group, groupTiles } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import { SEATS, type Seat, seatAfter, turnsAfter } from '../core/seat.ts';
import type { ClaimKind, ClaimRule } from '../core/table-rules.ts';
import { COPIES, type Tile, tileAfter } from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';
import type { Shape } from '../shapes/shape.ts';
import { STANDARD } from '../shapes/standard.ts';
import { completes } from '../shapes/waits.ts';

export interface DiscardOnTable {
  readonly tile: Tile;
  readonly discarder: Seat;
  /** The hands by seat; the discarder's own is not looked at. */
  readonly hands: readonly (HeldHand | undefined)[];
  /** Thrown after the last tile that may be drawn (`tchou1924.III.lasttile`). */
  readonly isLast?: boolean;
}

/** Something that a player may say to a discard. */
export interface Claim {
  readonly seat: Seat;
  readonly claim: ClaimKind;
  /** The group that it lays open; absent for a win, which completes any group. */
  readonly group?: Group;
  /** The place of the claim in the order, from {@link ClaimRule}. */
  readonly rank: number;
  readonly rule: string;
}

/** Whether a tile makes a whole hand out of what is held, in one of the shapes. */
export function completesHand(hand: HeldHand, tile: Tile, shapes: readonly Shape[]): boolean {
  const places = hand.concealed.length + 3 * hand.melds.length;
  return places === 13 && completes(hand, tile, shapes);
}

/** The chows that a tile makes with two of the hand, lowest first. */
function chowsWith(concealed: readonly Tile[], tile: Tile): Group[] {
  return [-2, -1, 0].flatMap((step): Group[] => {
    const lowest = tileAfter(tile, step);
    if (lowest === undefined || tileAfter(lowest, 2) === undefined) return [];
    const others = groupTiles({ kind: 'chow', tile: lowest }).filter((one) => one !== tile);
    return others.every((one) => concealed.includes(one)) ? [{ kind: 'chow', tile: lowest }] : [];
  });
}

function groupsFor(claim: Exclude<ClaimKind, 'win'>, { concealed }: HeldHand, tile: Tile): Group[] {
  if (claim === 'chow') return chowsWith(concealed, tile);
  const copies = copiesOf(countTiles(concealed), tile);
  const needed = claim === 'pung' ? 2 : COPIES - 1;
  return copies >= needed ? [{ kind: claim, tile }] : [];
}

/**
 * Everything that the others may say to a discard, in the order in which it counts: by rank, then
 * by turn after the discarder (`tchou1924.III.prio.1`, `tchou1924.III.prio.2`). Nobody has to
 * (`tchou1924.III.optional`), and an exposed pung never takes a discard (`tchou1924.III.kang`).
 * `wins` says whether a tile makes a hand win; by default it completes four groups and a pair
 * (`tchou1924.I.goal`).
 */
export function claimsOn(
  { tile, discarder, hands, isLast = false }: DiscardOnTable,
  rows: readonly ClaimRule[],
  wins: (hand: HeldHand, tile: Tile) => boolean = (hand, won) =>
    completesHand(hand, won, [STANDARD]),
): readonly Claim[] {
  const others = SEATS.filter((seat) => seat !== discarder);
  const said = isLast ? rows.filter(({ onLastDiscard }) => onLastDiscard) : rows;
  const claims = said.flatMap(({ claim, rank, nextOnly, rule }) =>
    others.flatMap((seat): Claim[] => {
      const hand = hands[seat];
      if (!hand || (nextOnly && seat !== seatAfter(discarder, 1))) return [];
      if (claim === 'win') return wins(hand, tile) ? [{ seat, claim, rank, rule }] : [];
      return groupsFor(claim, hand, tile).map((group) => ({ seat, claim, group, rank, rule }));
    }),
  );
  return claims.sort(
    (a, b) => a.rank - b.rank || turnsAfter(discarder, a.seat) - turnsAfter(discarder, b.seat),
  );
}

/**
 * Whose turn it is to discard if everybody claims what he may: the first of the claims, or the
 * player after the discarder, who draws (`tchou1924.III.peche`).
 */
export const nextToPlay = (claims: readonly Claim[], discarder: Seat): Seat =>
  claims[0]?.seat ?? seatAfter(discarder, 1);
