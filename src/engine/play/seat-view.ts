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

type OpenHand = Pick<PlayerHand, 'flowers' | 'melds' | 'discards'> & {
  readonly concealed: number;
  readonly isDeclared: boolean;
};

export interface SeatView {
  readonly seat: Wind;
  readonly round: Wind;
  readonly own: PlayerHand;
  readonly others: Readonly<Partial<Record<Wind, OpenHand>>>;
  /** Tiles that may still be drawn. */
  readonly drawsLeft: number;
  /** Markers turned up, where the rule set has some. */
  readonly markers: readonly Tile[];
  /** The hand begins with an exchange of tiles. */
  readonly isExchanged: boolean;
  readonly asked: Asked;
  /** What he may do now. */
  readonly moves: readonly Move[];
}

/** Whose move it is and, where a tile lies open, which. Nobody sees what another player drew. */
interface Asked {
  readonly kind: Phase['kind'];
  readonly seat?: Wind;
  readonly tile?: Tile;
  /** The tile was added to a pung. */
  readonly isRobbing?: true;
  /** What the player himself drew. */
  readonly drawn?: Tile;
}

const openHand = ({
  flowers,
  melds,
  discards,
  concealed,
  bonus,
  declared,
}: PlayerHand): OpenHand => ({
  flowers,
  melds,
  discards,
  concealed: concealed.length + bonus.length,
  isDeclared: declared !== undefined,
});

function askedIn(phase: Phase, own: Wind): Asked {
  if (phase.kind === 'claims') {
    const { seat, tile, robbing } = phase;
    return { kind: 'claims', seat, tile, ...(robbing && { isRobbing: true }) };
  }
  if (phase.kind === 'turn' && phase.seat === own && phase.drawn !== undefined) {
    return { kind: 'turn', seat: own, drawn: phase.drawn };
  }
  if (phase.kind === 'exchange' || phase.kind === 'over') return { kind: phase.kind };
  return { kind: phase.kind, seat: phase.seat };
}

/** Whether the player may know the move: not the next tile, nor what another could claim. */
const isKnown = (move: Move): boolean =>
  move.m !== 'draw' && !(move.m === 'win' && move.over !== undefined);

export function viewOf(state: HandState, rules: GameRules, seat: Wind): SeatView {
  const others: Partial<Record<Wind, OpenHand>> = {};
  for (const wind of WINDS) {
    if (wind !== seat) others[wind] = openHand(state.players[wind]);
  }
  const moves = legalMoves(state, rules, seat).filter(isKnown);
  return {
    seat,
    round: state.setup.round,
    own: state.players[seat],
    others,
    drawsLeft: drawsLeft(state, rules),
    markers: markersUp(state, rules),
    isExchanged: state.exchanges,
    asked: askedIn(state.phase, seat),
    moves,
  };
}

/** Every tile that lies open elsewhere, once. */
export function discardsInSight({ others, own }: SeatView): readonly Tile[] {
  const hands = [own, ...Object.values(others)];
  const discards = hands.flatMap(({ discards: discarded }) =>
    discarded.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile),
  );
  return discards;
}
