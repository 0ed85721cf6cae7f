import { type Group, groupTiles } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import { SEATS, type Seat, seatAfter, turnsAfter } from '../core/seat.ts';
import type { ClaimKind, ClaimRule } from '../core/table-rules.ts';
import { COPIES, type Tile, tileAfter } from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';
import type { Shape } from '../shapes/shape.ts';
import { STANDARD } from '../shapes/standard.ts';
import { completes } from '../shapes/waits.ts';

interface DiscardOnTable {
  readonly tile: Tile;
  readonly discarder: Seat;
  readonly hands: readonly (HeldHand | undefined)[];
  /** Discarded after the last drawable tile (`tchou1924.III.lasttile`). */
  readonly isLast?: boolean;
}

export interface Claim {
  readonly seat: Seat;
  readonly claim: ClaimKind;
  /** Absent for a win. */
  readonly group?: Group;
  readonly rank: number;
  readonly rule: string;
}

/** True if the tile completes a whole hand in one of the shapes. */
function completesHand(hand: HeldHand, tile: Tile, shapes: readonly Shape[]): boolean {
  const places = hand.concealed.length + 3 * hand.melds.length;
  return places === 13 && completes(hand, tile, shapes);
}

function chowsWith(concealed: readonly Tile[], tile: Tile): Group[] {
  return [-2, -1, 0].flatMap((step): Group[] => {
    const lowest = tileAfter(tile, step);
    if (lowest === undefined || tileAfter(lowest, 2) === undefined) return [];
    const needed = groupTiles({ kind: 'chow', tile: lowest }).filter((part) => part !== tile);
    return needed.every((part) => concealed.includes(part)) ? [{ kind: 'chow', tile: lowest }] : [];
  });
}

/** The runs of honours that the tile completes (`encyclopedie.comb.2`, F04). */
const runsWith = (concealed: readonly Tile[], tile: Tile, { runs = [] }: ClaimRule): Group[] =>
  runs.flatMap((kind): Group[] => {
    const tiles = groupTiles({ kind, tile });
    const needed = tiles.filter((part) => part !== tile);
    const fits = tiles.includes(tile) && needed.every((part) => concealed.includes(part));
    return fits ? [{ kind, tile: tiles[0] as Tile }] : [];
  });

function groupsFor(row: ClaimRule, { concealed }: HeldHand, tile: Tile): Group[] {
  const { claim } = row;
  if (claim === 'chow') return [...chowsWith(concealed, tile), ...runsWith(concealed, tile, row)];
  if (claim === 'win') return [];
  const copies = copiesOf(countTiles(concealed), tile);
  const needed = claim === 'pung' ? 2 : COPIES - 1;
  return copies >= needed ? [{ kind: claim, tile }] : [];
}

/**
 * All claims on a discard, by rank, then by turn after the discarder (`tchou1924.III.prio.1`,
 * `tchou1924.III.prio.2`). Nobody has to claim (`tchou1924.III.optional`), and an exposed pung
 * never takes a discard (`tchou1924.III.kang`). By default `wins` means four groups and a pair
 * (`tchou1924.I.goal`).
 */
export function claimsOn(
  { tile, discarder, hands, isLast = false }: DiscardOnTable,
  rows: readonly ClaimRule[],
  wins: (hand: HeldHand, tile: Tile) => boolean = (held, winning) =>
    completesHand(held, winning, [STANDARD]),
): readonly Claim[] {
  const claimants = SEATS.filter((seat) => seat !== discarder);
  const allowed = isLast ? rows.filter(({ onLastDiscard }) => onLastDiscard) : rows;
  const claims = allowed.flatMap((row) =>
    claimants.flatMap((seat): Claim[] => {
      const { claim, rank, nextOnly, rule } = row;
      const hand = hands[seat];
      if (!hand || (nextOnly && seat !== seatAfter(discarder, 1))) return [];
      if (claim === 'win') return wins(hand, tile) ? [{ seat, claim, rank, rule }] : [];
      return groupsFor(row, hand, tile).map((group) => ({ seat, claim, group, rank, rule }));
    }),
  );
  return claims.sort(
    (a, b) => a.rank - b.rank || turnsAfter(discarder, a.seat) - turnsAfter(discarder, b.seat),
  );
}

/** The first claimant, or the player after the discarder, who draws (`tchou1924.III.peche`). */
export const nextToPlay = (claims: readonly Claim[], discarder: Seat): Seat =>
  claims[0]?.seat ?? seatAfter(discarder, 1);

/** Whose turn comes after the one who took a discard, and who was passed over. */
export interface TurnAfter {
  readonly next: Seat;
  readonly passed: readonly Seat[];
  /** The rule by which those passed over play once more; otherwise their turn is lost. */
  readonly playOn?: string;
}

/**
 * After a claim the turn goes on to the right of the one who took the tile (`riichi.7.1.12`,
 * `vulcain1953.3.1.2`); after a claimed win some tables let those passed over play once more
 * (`encyclopedie.prio.2`, F07).
 */
export function turnAfter(
  { seat, claim }: Pick<Claim, 'seat' | 'claim'>,
  discarder: Seat,
  rows: readonly ClaimRule[],
): TurnAfter {
  const passed = SEATS.slice(1, turnsAfter(discarder, seat)).map((on) => seatAfter(discarder, on));
  const playOn = rows.find((row) => row.claim === claim)?.passedPlayOn?.rule;
  return { next: seatAfter(seat, 1), passed, ...(playOn !== undefined && { playOn }) };
}
