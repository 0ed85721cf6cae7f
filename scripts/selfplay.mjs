// Plays whole hands under each rule set and looks at every step, then the hand of the first evening
// with learners by chance and taught ones: `npm run selfplay [HANDS] [RULES …]`.
import { createRng } from '../src/engine/notation.ts';
import { newGame } from '../src/engine/play.ts';
import { PLAYABLE_RULES } from '../src/engine/scoring.ts';
import { learnersAtEvening } from '../tests/engine/open-table/evening-hand.ts';
import { checkedHand, mixedPartners } from '../tests/engine/play/self-play/checked-hand.ts';
import { rulesInPoints } from './measure/rules.mjs';

const [wanted = '20000', ...chosen] = process.argv.slice(2);
const HANDS = Number(wanted);
const SEED = Number(process.env.SEED ?? 1924);
/** Of so many hands one is looked at for what everybody might have claimed. */
const CLAIMS_EVERY = 10;
const MOST_SHOWN = 5;

function endOf({ phase }) {
  return phase.kind === 'over' ? phase.result.by : 'none';
}

for (const id of chosen.length === 0 ? PLAYABLE_RULES : chosen) {
  const rules = await rulesInPoints(id);
  const partners = mixedPartners(rules);
  const rng = createRng(SEED);
  const ends = {};
  const faults = [];
  const started = performance.now();
  let game = newGame();
  for (let at = 0; at < HANDS; at++) {
    const hand = checkedHand(game, rng, {
      rules,
      partners: partners(at),
      claims: at % CLAIMS_EVERY === 0,
    });
    const end = endOf(hand.state);
    ends[end] = (ends[end] ?? 0) + 1;
    faults.push(...hand.faults.map((fault) => ({ hand: at, ...fault })));
    game = hand.next === undefined || hand.next.isOver ? newGame() : hand.next;
  }
  const shown = faults.slice(0, MOST_SHOWN);
  console.log(
    JSON.stringify({
      rules: id,
      hands: HANDS,
      seed: SEED,
      seconds: Math.round((performance.now() - started) / 1000),
      ends,
      found: faults.length,
      faults: shown,
    }),
  );
  if (faults.length > 0) process.exitCode = 1;
}

if (chosen.length === 0) {
  const evening = await learnersAtEvening({
    byChance: Math.min(2000, HANDS),
    taught: Math.min(500, HANDS),
  });
  console.log(JSON.stringify(evening));
  if (evening.byChance.won > 0 || evening.taught.won < evening.taught.hands) process.exitCode = 1;
}
