/** Positions out of hands that partners play: what a seat sees when it has to discard. */
import { pick, type Rng } from '../core/rng.ts';
import { WINDS } from '../core/wind.ts';
import { type Level, partnerOf } from '../judge/partners.ts';
import { type GameRules, startHand } from '../play/hand-state.ts';
import { type SeatView, viewOf } from '../play/seat-view.ts';
import { afterMoveOrPass, nextMove } from '../play/self-play.ts';
import { shuffledDeal } from '../play/setup.ts';

/** Before so many discards hardly anything is known of the others. */
const FEWEST_DISCARDS = 12;
const ONE_IN = 2;

/** Partners who look at no danger, and so are quick and show much. */
const LEVEL: Level = 'learner';

/** Without end, hand after hand; about one turn in `oneIn` of a seat that has not declared. */
export function* playedViews(
  rng: Rng,
  rules: GameRules,
  oneIn: number = ONE_IN,
): Generator<SeatView, never> {
  const partner = partnerOf(LEVEL, rules);
  const partners = { E: partner, S: partner, W: partner, N: partner };
  const { options } = rules.agreed;
  for (;;) {
    const round = rules.kit.countsRound ? pick(rng, WINDS.slice(0, 2)) : 'E';
    let state = startHand(shuffledDeal(rng, rules.kit.table, { round, options }));
    while (state.phase.kind !== 'over') {
      const { phase } = state;
      if (
        phase.kind === 'turn' &&
        state.order.length >= FEWEST_DISCARDS &&
        state.players[phase.seat].declared === undefined &&
        rng.below(oneIn) === 0
      ) {
        yield viewOf(state, rules, phase.seat);
      }
      state = afterMoveOrPass(state, nextMove(state, rules, partners), rules);
    }
  }
}
