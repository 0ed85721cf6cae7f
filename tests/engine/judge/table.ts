/** Hands in play for the tests of the judge. */

import { createRng } from '../../../src/engine/core/rng.ts';
import { WINDS } from '../../../src/engine/core/wind.ts';
import { type Level, partnerOf } from '../../../src/engine/judge/partners.ts';
import { type GameRules, type HandState, startHand } from '../../../src/engine/play/hand-state.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { afterMoveOrPass, nextMove } from '../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { agreedOf } from '../../../src/engine/scoring/kit.ts';
import type { PlayableRules } from '../../../src/engine/scoring.ts';
import { loadKit } from '../../../src/engine/scoring.ts';

export async function rulesFor(id: PlayableRules): Promise<GameRules> {
  const kit = await loadKit(id);
  const agreed = agreedOf(kit, kit.inPoints);
  return { kit, agreed };
}

/** Every state of a hand that these partners play. */
export function* statesOf(
  rules: GameRules,
  seed: number,
  [east, south, west, north]: readonly [Level, Level, Level, Level],
): Generator<HandState> {
  const partners = {
    E: partnerOf(east, rules),
    S: partnerOf(south, rules),
    W: partnerOf(west, rules),
    N: partnerOf(north, rules),
  };
  const { options } = rules.agreed;
  const deal = shuffledDeal(createRng(seed), rules.kit.table, { round: 'E', options });
  let state = startHand(deal);
  yield state;
  while (state.phase.kind !== 'over') {
    state = afterMoveOrPass(state, nextMove(state, rules, partners), rules);
    yield state;
  }
}

/** Some of the states in which a seat has to choose, with who it is. */
export function choicesIn(rules: GameRules, seed: number, every: number) {
  const states = [...statesOf(rules, seed, ['patient', 'patient', 'patient', 'patient'])];
  return states
    .flatMap((state) => WINDS.map((seat) => ({ state, view: viewOf(state, rules, seat) })))
    .filter(({ view }) => view.moves.length > 1 && view.phase.kind !== 'exchange')
    .filter((_, at) => at % every === 0);
}
