/** What a coach says of an act once it is done, at the moments that a hand was chosen for. */
import { groupTiles, type Meld } from '../core/group.ts';
import { familyOf, type Tile } from '../core/tile.ts';
import { copiesOf, countTiles } from '../core/tile-counts.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { afterMove } from '../play/apply.ts';
import { bestStanding } from '../play/claim-worth.ts';
import type { HandState } from '../play/hand-state.ts';
import type { ClaimMove, Move } from '../play/move.ts';
import { handOutcome } from '../play/outcome.ts';
import { tilesInSight } from '../play/partner.ts';
import { viewOf } from '../play/seat-view.ts';
import { type OpenTable, yourWind } from './open-table.ts';

/**
 * `lost`: the tile won for somebody who showed three groups of its suit. `shown`: somebody has
 * just laid the third.
 */
type MomentAct = 'discard' | 'claim' | 'pass' | 'lost' | 'shown';

export interface Moment {
  readonly id: string;
  readonly act: MomentAct;
  /** The tile was one of these. */
  readonly tiles?: readonly Tile[];
  /** In one of the player's first turns, so many. */
  readonly turns?: number;
  /** Those tiles were in his hand. */
  readonly holding?: readonly Tile[];
  /** One of these was in his hand too, and would have been the better discard. */
  readonly instead?: readonly Tile[];
  /** The rule to read on. */
  readonly rule?: string;
}

export interface Advice extends Pick<Moment, 'id' | 'act' | 'rule'> {
  /** The tiles that it speaks of. */
  readonly tiles: readonly Tile[];
  /** Whose tiles they are, where they are not the player's. */
  readonly seat?: Wind;
  readonly instead?: Tile;
  readonly figures: Readonly<Record<string, number>>;
}

/** An answer of the player, and the table before and after it. */
interface PlayerAnswer {
  readonly before: OpenTable;
  /** Absent where he passed. */
  readonly move: Move | undefined;
  readonly after: OpenTable;
}

type Hand = HandState['players'][Wind];

const handOf = (table: OpenTable): Hand => table.state.players[yourWind(table)];

function holds({ concealed }: Hand, wanted: readonly Tile[]): boolean {
  const counts = countTiles(concealed);
  return wanted.every(
    (tile) => copiesOf(counts, tile) >= wanted.filter((other) => other === tile).length,
  );
}

const THREATENING = 3;

/** The tiles of three exposed groups of one suit. */
function threatIn(melds: readonly Meld[]): readonly Tile[] {
  const open = melds.filter((meld) => meld.open);
  const suits = open.map(({ tile }) => familyOf(tile));
  const suit = suits.find(
    (one) => one !== 'z' && suits.filter((other) => other === one).length >= THREATENING,
  );
  return open.filter(({ tile }) => familyOf(tile) === suit).flatMap(groupTiles);
}

function threatAt({ state }: OpenTable, seat: Wind): readonly Tile[] {
  return threatIn(state.players[seat].melds);
}

/** Who has just laid the third of three groups. */
function seatThatShows({ before, after }: PlayerAnswer): Wind | undefined {
  const you = yourWind(after);
  return WINDS.find(
    (wind) =>
      wind !== you && threatAt(after, wind).length > 0 && threatAt(before, wind).length === 0,
  );
}

/** The tile of the answer, where it was such an act. */
function tileOf({ before, move, after }: PlayerAnswer, act: MomentAct): Tile | undefined {
  const { phase } = before.state;
  if (act === 'pass') return move === undefined && phase.kind === 'claims' ? phase.tile : undefined;
  if (act === 'claim') return move?.m === 'claim' ? move.tile : undefined;
  if (move?.m !== 'discard') return undefined;
  if (act === 'discard') return move.tile;
  const end = after.state.phase;
  if (end.kind !== 'over' || end.result.by !== 'win' || end.result.from !== move.seat) {
    return undefined;
  }
  const threat = threatAt(after, end.result.winner);
  return threat.some((tile) => familyOf(tile) === familyOf(move.tile)) ? move.tile : undefined;
}

/** How many tiles that are not in sight bring the hand nearer. */
function helpful({ state, rules }: OpenTable, seat: Wind): number {
  const view = viewOf(state, rules, seat);
  const { shapes } = rules.kit;
  return bestStanding(view.own, { seen: tilesInSight(view), shapes })?.count ?? 0;
}

function claimFigures(before: OpenTable, move: ClaimMove): Advice['figures'] {
  const state = afterMove(before.state, move, before.rules);
  return {
    before: helpful(before, move.seat),
    after: helpful({ ...before, state }, move.seat),
  };
}

/** What the winner's hand is worth, what the player pays, and what he would pay without a fine. */
function lossFigures(after: OpenTable): Advice['figures'] {
  const { state, rules } = after;
  const outcome = handOutcome(state, rules);
  if (!outcome.ok || outcome.value.result.by !== 'win') throw new Error('the hand was not lost');
  const { account, scores, settlement, result } = outcome.value;
  const { fine: _, ...unfined } = account;
  const without = rules.agreed.settle(unfined);
  if (!without.ok) throw new Error(without.error.code);
  const you = yourWind(after);
  return {
    points: scores[result.winner],
    net: settlement.payments[you],
    unfined: without.value.payments[you],
  };
}

function adviceAt(moment: Moment, answer: PlayerAnswer): Advice | undefined {
  const { before, move, after } = answer;
  const { id, act, tiles = [], turns, holding = [], rule } = moment;
  const advice = { id, act, ...(rule !== undefined && { rule }), figures: {} };
  if (act === 'shown') {
    const seat = seatThatShows(answer);
    return seat && { ...advice, seat, tiles: threatAt(after, seat) };
  }
  const own = handOf(before);
  const tile = tileOf(answer, act);
  if (tile === undefined || (tiles.length > 0 && !tiles.includes(tile))) return undefined;
  if (turns !== undefined && own.discards.length >= turns) return undefined;
  if (!holds(own, holding)) return undefined;
  const instead = moment.instead?.find((other) => own.concealed.includes(other));
  if (moment.instead !== undefined && instead === undefined) return undefined;
  return {
    ...advice,
    tiles: holding.length > 0 ? holding : [tile],
    ...(instead !== undefined && { instead }),
    ...(move?.m === 'claim' && { figures: claimFigures(before, move) }),
    ...(act === 'lost' && { figures: lossFigures(after) }),
  };
}

/** In the order of the moments; none where there is nothing to say. */
export const adviceOn = (answer: PlayerAnswer, moments: readonly Moment[]): readonly Advice[] =>
  moments.flatMap((moment) => adviceAt(moment, answer) ?? []);
