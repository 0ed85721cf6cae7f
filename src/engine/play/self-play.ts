/** A whole hand played by four partners. */
import { WINDS, type Wind } from '../core/wind.ts';
import { afterMove } from './apply.ts';
import { type GameRules, type HandState, startHand } from './hand-state.ts';
import { afterPassing, claimMoves, legalMoves, openClaims, winsPassingOver } from './lawful.ts';
import type { Move } from './move.ts';
import type { Partner } from './partner.ts';
import { viewOf } from './seat-view.ts';

export interface PlayedHand {
  readonly state: HandState;
  readonly moves: readonly Move[];
}

type Partners = Readonly<Record<Wind, Partner>>;

/** Of the claims that the partners choose, the one that goes first; absent if everybody passes. */
function chosenClaim(state: HandState, rules: GameRules, partners: Partners): Move | undefined {
  const { phase } = state;
  if (phase.kind !== 'claims') return undefined;
  const claims = openClaims(state, rules);
  const wishes = new Map<Wind, string>();
  for (const { seat } of claims) {
    const wind = WINDS[seat];
    if (wishes.has(wind)) continue;
    const wish = partners[wind](viewOf(state, rules, wind));
    wishes.set(wind, JSON.stringify(wish));
  }
  const wished = claims.flatMap((claim) => {
    const move = claimMoves(state, claim).find(
      (made) => JSON.stringify(made) === wishes.get(made.seat),
    );
    return move === undefined ? [] : [{ ...claim, move }];
  });
  const [first] = wished;
  if (first === undefined) return undefined;
  return winsPassingOver(first.move, wished, rules)[0] ?? first.move;
}

/** The next move of a hand that is not over; absent where everybody passes. */
export function nextMove(state: HandState, rules: GameRules, partners: Partners): Move | undefined {
  const { phase } = state;
  if (phase.kind === 'claims') return chosenClaim(state, rules, partners);
  if (phase.kind === 'over') return undefined;
  if (phase.kind === 'exchange') {
    const seat = WINDS.find((wind) => state.given[wind] === undefined);
    return seat && partners[seat](viewOf(state, rules, seat));
  }
  if (phase.kind === 'draw' || phase.kind === 'flower') {
    return legalMoves(state, rules, phase.seat)[0];
  }
  return partners[phase.seat](viewOf(state, rules, phase.seat));
}

/** The hand after a move, or after all have passed; throws where nobody can go on. */
export function afterMoveOrPass(
  state: HandState,
  move: Move | undefined,
  rules: GameRules,
): HandState {
  if (move !== undefined) return afterMove(state, move, rules);
  const passed = afterPassing(state, rules);
  if (passed === state) throw new Error(`no move in ${state.phase.kind}`);
  return passed;
}

/** Plays a hand to its end. What a partner answers to its view is taken for lawful. */
export function playOut(start: HandState, rules: GameRules, partners: Partners): PlayedHand {
  const moves: Move[] = [];
  let state = start;
  while (state.phase.kind !== 'over') {
    const move = nextMove(state, rules, partners);
    state = afterMoveOrPass(state, move, rules);
    if (move !== undefined) moves.push(move);
  }
  return { state, moves };
}

/** The hand as it stood before each of its moves, and at last after all of them. */
export function statesOf({ state, moves }: PlayedHand, rules: GameRules): readonly HandState[] {
  const { setup, exchanges, standing } = state;
  let now = startHand(setup, exchanges, standing);
  const states = moves.map((move) => {
    const before = now;
    now = afterMoveOrPass(move.m === 'draw' ? afterPassing(now, rules) : now, move, rules);
    return before;
  });
  return [...states, now];
}
