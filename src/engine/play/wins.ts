/** Wins with one tile: one alone, or as many as the table agreed on, who take it together. */
import { seatOfWind } from '../core/seat.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { turnAfter } from '../table/claims.ts';
import {
  canDraw,
  type GameRules,
  type HandResult,
  type HandState,
  markClaimed,
  type PlayerMeld,
  withPlayer,
} from './hand-state.ts';
import type { WinMove } from './move.ts';
import { winSituation, withoutTile } from './win.ts';

/** How many may win with one discard; where one more does, nobody wins. */
export function mostWinners({ kit, agreed }: GameRules): number {
  const row = kit.claims.find(({ claim }) => claim === 'win');
  const most = agreed.options[row?.several?.option ?? ''];
  return typeof most === 'number' ? most : 1;
}

/** The robbed tile goes back from the kong, which stays the pung that it was. */
function afterRobbing(state: HandState, from: Wind, { tile, red }: WinMove): HandState {
  const melds = state.players[from].melds.map((meld): PlayerMeld => {
    if (meld.kind !== 'kong' || meld.tile !== tile) return meld;
    const { reds = [] } = meld;
    return { ...meld, kind: 'pung', ...(red && { reds: withoutTile(reds, tile) }) };
  });
  return { ...withPlayer(state, from, { melds }), kongs: state.kongs - 1 };
}

/** The winning tile stands last in the winner's hand. */
function holdingTile(state: HandState, { seat, tile, red, from }: WinMove): HandState {
  const { concealed, reds = [] } = state.players[seat];
  const rest = from === null ? withoutTile(concealed, tile) : concealed;
  const isNew = red && from !== null;
  return withPlayer(state, seat, {
    concealed: [...rest, tile],
    ...(isNew && { reds: [...reds, tile] }),
  });
}

/** The next player who was passed over draws once more; without one the hand is over. */
export function playOnce(state: HandState, rules: GameRules): HandState {
  const { ending } = state;
  if (ending === undefined) return state;
  const { passed, ...end } = ending;
  const [seat, ...rest] = passed;
  if (seat === undefined || !canDraw(state, rules)) {
    return { ...state, phase: { kind: 'over', ...end } };
  }
  return {
    ...state,
    ending: { ...ending, passed: rest },
    phase: { kind: 'draw', seat, source: 'wall' },
  };
}

function resultOf([first, ...others]: readonly [WinMove, ...WinMove[]]): HandResult {
  const { seat, from, rob, over } = first;
  return {
    by: 'win',
    winner: seat,
    ...(others.length > 0 && { winners: [seat, ...others.map((move) => move.seat)] }),
    from,
    ...(rob && { rob }),
    ...(over && { over }),
  };
}

/** The hand once these players, nearest in turn first, have taken the tile that they win with. */
export function afterWins(
  state: HandState,
  moves: readonly [WinMove, ...WinMove[]],
  rules: GameRules,
): HandState {
  if (moves.length > mostWinners(rules)) {
    return { ...state, phase: { kind: 'over', result: { by: 'aborted', kind: 'three-winners' } } };
  }
  const won = moves.map(({ seat, tile, red, from, rob, over }) =>
    winSituation(state, rules, { seat, tile, red, from, robbing: rob === true, over }),
  );
  const [first] = moves;
  const { seat, red, from, rob } = first;
  const held = moves.reduce(holdingTile, state);
  const taken =
    from === null ? held : rob ? afterRobbing(held, from, first) : markClaimed(held, from, seat);
  const { passed, playOn } = turnAfter(
    { seat: seatOfWind(0, seat), claim: 'win' },
    seatOfWind(0, from ?? seat),
    rules.kit.claims,
  );
  const again = from === null || playOn === undefined ? [] : passed.map((at) => WINDS[at]);
  return playOnce(
    { ...taken, ending: { result: resultOf(moves), won, ...(red && { red }), passed: again } },
    rules,
  );
}
