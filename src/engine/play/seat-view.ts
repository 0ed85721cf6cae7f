/** What a player may know of a hand in play: his own tiles, and what lies open. */
import type { Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import {
  drawsLeft,
  type GameRules,
  type HandState,
  type Phase,
  type PlayerHand,
} from './hand-state.ts';
import { legalMoves } from './lawful.ts';
import { markersUp } from './markers.ts';
import type { Move } from './move.ts';
import { depositsOf } from './outcome.ts';

type OpenHand = Pick<PlayerHand, 'flowers' | 'melds' | 'discards'> & {
  readonly concealed: number;
  readonly isDeclared: boolean;
};

/** A discard as everybody saw it. */
interface SeenDiscard {
  readonly tile: Tile;
  readonly red?: true;
  /** Absent where discards lie in a heap: nobody can tell whose they were. */
  readonly seat?: Wind;
  readonly claimedBy?: Wind;
  /** It declared the hand of its owner ready. */
  readonly ready?: true;
}

export interface SeatView {
  readonly seat: Wind;
  readonly round: Wind;
  /** These rules have a wind of the round. */
  readonly countsRound: boolean;
  /** What each seat has gained in the game so far, where there is one. */
  readonly totals?: Readonly<Record<Wind, number>>;
  readonly repeats: number;
  /** Stakes on the table, those of this hand too. */
  readonly deposits: Readonly<Partial<Record<Wind, number>>>;
  /** The options that the table agreed on. */
  readonly agreed: GameRules['agreed']['options'];
  readonly own: PlayerHand;
  /** Where discards lie in a heap nobody else has any of his own. */
  readonly others: Readonly<Partial<Record<Wind, OpenHand>>>;
  /** Every discard, in the order in which they were made. */
  readonly table: readonly SeenDiscard[];
  /** Tiles that may still be drawn. */
  readonly drawsLeft: number;
  /** Markers turned up, where the rule set has some. */
  readonly markers: readonly Tile[];
  /** The hand begins with an exchange of tiles. */
  readonly isExchanged: boolean;
  readonly phase: SeenPhase;
  /** What he may do now. */
  readonly moves: readonly Move[];
}

/** Whose move it is and, where a tile lies open, which. Nobody sees what another player drew. */
interface SeenPhase {
  readonly kind: Phase['kind'];
  readonly seat?: Wind;
  readonly tile?: Tile;
  /** The tile was added to a pung. */
  readonly isRobbing?: true;
  /** What the player himself drew. */
  readonly drawn?: Tile;
  /** Either tile is a red five. */
  readonly isRed?: true;
}

const hasHeap = ({ kit }: GameRules): boolean => kit.table.discards?.lie === 'middle';

function openHand(
  { flowers, melds, discards, concealed, bonus, declared }: PlayerHand,
  isHeap: boolean,
): OpenHand {
  return {
    flowers,
    melds,
    discards: isHeap ? [] : discards,
    concealed: concealed.length + bonus.length,
    isDeclared: declared !== undefined,
  };
}

function tableOf({ order, players }: HandState, rules: GameRules): readonly SeenDiscard[] {
  const made = { E: 0, S: 0, W: 0, N: 0 };
  const isHeap = hasHeap(rules);
  return order.map((seat, at) => {
    const discard = players[seat].discards[made[seat]++];
    if (discard === undefined) throw new RangeError(`${seat} has no discard ${made[seat]}`);
    const isReady = players[seat].declared?.discarded === at;
    return { ...discard, ...(!isHeap && { seat }), ...(isReady && { ready: true }) };
  });
}

function seenPhase(phase: Phase, own: Wind): SeenPhase {
  if (phase.kind === 'claims') {
    const { seat, tile, red, robbing } = phase;
    const isRed = { ...(red && { isRed: red }) };
    return { kind: 'claims', seat, tile, ...isRed, ...(robbing && { isRobbing: true }) };
  }
  if (phase.kind === 'turn' && phase.seat === own && phase.drawn !== undefined) {
    const { drawn, red } = phase;
    return { kind: 'turn', seat: own, drawn, ...(red && { isRed: red }) };
  }
  if (phase.kind === 'exchange' || phase.kind === 'over') return { kind: phase.kind };
  return { kind: phase.kind, seat: phase.seat };
}

/** Whether the player may know the move: not the next tile, nor what another could claim. */
const isKnown = (move: Move): boolean =>
  move.m !== 'draw' && !(move.m === 'win' && move.over !== undefined);

/** What a seat may know of a hand, and its lawful moves. */
export function viewOf(state: HandState, rules: GameRules, seat: Wind): SeatView {
  const others: Partial<Record<Wind, OpenHand>> = {};
  for (const wind of WINDS) {
    if (wind !== seat) others[wind] = openHand(state.players[wind], hasHeap(rules));
  }
  const { totals, repeats = 0 } = state.standing;
  const moves = legalMoves(state, rules, seat).filter(isKnown);
  return {
    seat,
    round: state.setup.round,
    countsRound: rules.kit.countsRound,
    ...(totals && { totals }),
    repeats,
    deposits: depositsOf(state, state.standing),
    agreed: rules.agreed.options,
    own: state.players[seat],
    others,
    table: tableOf(state, rules),
    drawsLeft: drawsLeft(state, rules),
    markers: markersUp(state, rules),
    isExchanged: state.exchanges,
    phase: seenPhase(state.phase, seat),
    moves,
  };
}

/** Whether the seat has something to choose, other than what it gives away in an exchange. */
export const hasChoice = ({ phase, moves }: SeatView): boolean =>
  (phase.kind === 'turn' || phase.kind === 'claims') && moves.length > 0;

/** Every discard that still lies open, once. */
export const discardsInSight = ({ table }: SeatView): readonly Tile[] =>
  table.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile);
