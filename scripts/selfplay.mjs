// Plays whole hands under each rule set and plays their records again, then the hand of the first
// evening with learners by chance and taught ones: `npm run selfplay [HANDS]`.
import { createRng } from '../src/engine/notation.ts';
import * as play from '../src/engine/play.ts';
import { loadKit, PLAYABLE_RULES } from '../src/engine/scoring.ts';
import { learnersAtEvening } from '../tests/engine/play/evening-hand.ts';

const HANDS = Number(process.argv[2] ?? 20_000);

/** The game after one more hand, and what went wrong in it. */
function playOn(game, rng, rules, partners) {
  const { kit, agreed } = rules;
  const carried = play.carriedInto(game);
  const round = play.roundWind(game);
  const setup = play.shuffledDeal(rng, kit.table, { round, options: agreed.options });
  const { state, moves } = play.playOut(play.startHand(setup, game.exchange), rules, partners);
  const again = play.replay(play.recordOf(state, moves, rules, carried), rules);
  const outcome = play.outcomeOf(state, rules, carried);
  if (!outcome.ok) return { game: play.newGame(), fault: outcome.error };
  const sum = Object.values(outcome.value.settlement.payments).reduce((a, b) => a + b, 0);
  const next = play.afterHand(game, state, outcome.value, rules);
  const fault =
    (again.ok ? undefined : again.error) ??
    (Math.abs(sum) > 1e-6 ? { code: 'sum', sum } : undefined);
  return { game: next.isOver ? play.newGame() : next, end: outcome.value.result.by, fault };
}

for (const id of PLAYABLE_RULES) {
  const kit = await loadKit(id);
  const agreed = kit.agree(kit.inPoints);
  if (!agreed.ok) throw new Error(id);
  const partner = play.patientPartner(kit);
  const partners = { E: partner, S: partner, W: partner, N: partner };
  const ends = {};
  const faults = [];
  const rng = createRng(1924);
  let game = play.newGame();
  for (let at = 0; at < HANDS; at++) {
    const played = playOn(game, rng, { kit, agreed: agreed.value }, partners);
    game = played.game;
    ends[played.end] = (ends[played.end] ?? 0) + 1;
    if (played.fault !== undefined) faults.push({ hand: at, ...played.fault });
  }
  console.log(JSON.stringify({ rules: id, hands: HANDS, ends, faults: faults.slice(0, 5) }));
  if (faults.length > 0) process.exitCode = 1;
}

const evening = await learnersAtEvening({
  byChance: Math.min(2000, HANDS),
  taught: Math.min(500, HANDS),
});
console.log(JSON.stringify(evening));
if (evening.byChance.won > 0 || evening.taught.won < evening.taught.hands) process.exitCode = 1;
