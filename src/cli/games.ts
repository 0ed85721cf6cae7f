/** Whole hands: played by the patient partners, and played again from their records. */
import { createRng, type Fields, fail, ok, type Result, WINDS } from '../engine/notation.ts';
import {
  afterHand,
  type Carried,
  carriedInto,
  type HandState,
  laidHand,
  newGame,
  outcomeOf,
  type PlayedRules,
  patientPartner,
  playOut,
  recordOf,
  replay,
  roundWind,
  shuffledDeal,
  startHand,
} from '../engine/play.ts';
import type { Kit } from '../engine/scoring.ts';
import { readCarried } from './accounts.ts';
import type { Command } from './command.ts';
import { readAgreed } from './options.ts';
import { badField, type RecordError } from './records.ts';

function handsOf(state: HandState) {
  const [E, S, W, N] = WINDS.map((wind) => laidHand(state, wind));
  return { E, S, W, N };
}

/** What a finished hand comes to, as records tell it. */
function endOf(
  state: HandState,
  rules: PlayedRules,
  carried: Carried,
): Result<object, RecordError> {
  const outcome = outcomeOf(state, rules, carried);
  if (!outcome.ok) return outcome;
  const { result: end, scores, settlement } = outcome.value;
  return ok({ end, hands: handsOf(state), scores, payments: settlement.payments });
}

export interface GameWish {
  readonly kit: Kit;
  readonly hands: number;
  readonly seed: number;
  readonly options: Fields;
}

/** Hand after hand, a new game when one ends. Fails for options that the rule set does not know. */
export function playedHands(wish: GameWish): Result<Generator<object>, RecordError> {
  const { kit, options } = wish;
  const agreed = readAgreed({ options }, kit, kit.inPoints);
  return agreed.ok ? ok(handAfterHand(wish, { kit, agreed: agreed.value })) : agreed;
}

function* handAfterHand({ kit, hands, seed }: GameWish, rules: PlayedRules): Generator<object> {
  const partner = patientPartner(kit);
  const partners = { E: partner, S: partner, W: partner, N: partner };
  const rng = createRng(seed);
  const { options } = rules.agreed;
  let game = newGame();
  for (let at = 1; at <= hands; at++) {
    const carried = carriedInto(game);
    const setup = shuffledDeal(rng, kit.table, { round: roundWind(game), options });
    const { state, moves } = playOut(startHand(setup, game.exchange), rules, partners);
    const outcome = outcomeOf(state, rules, carried);
    const end = endOf(state, rules, carried);
    if (!outcome.ok || !end.ok) throw new Error(`hand ${at} cannot be settled`);
    yield { id: `${seed}-${at}`, ...recordOf(state, moves, rules, carried), ...end.value };
    const next = afterHand(game, state, outcome.value, rules);
    game = next.isOver ? newGame() : next;
  }
}

export const replayCommand: Command = {
  name: 'replay',
  needsAllRules: true,
  answer(fields, _, kits = []) {
    const kit = kits.find(({ id }) => id === fields['rules']);
    if (kit === undefined) return badField('rules', kits.map(({ id }) => id).join('|'));
    const agreed = readAgreed(fields, kit, kit.inPoints);
    if (!agreed.ok) return agreed;
    const carried = readCarried(fields);
    if (!carried.ok) return carried;
    const rules = { kit, agreed: agreed.value };
    const replayed = replay(fields, rules);
    if (!replayed.ok) return fail(replayed.error);
    return endOf(replayed.value.state, rules, carried.value);
  },
};
