/** Whole hands: played by the patient partners, and played again from their records. */
import { createRng, type Fields, fail, ok, type Result, WINDS } from '../engine/notation.ts';
import {
  afterHand,
  type CarryOver,
  carryOverInto,
  finalHand,
  type GameRules,
  type HandState,
  handOutcome,
  newGame,
  patientPartner,
  playOut,
  recordOf,
  replay,
  roundWind,
  shuffledDeal,
  standingBefore,
  startHand,
} from '../engine/play.ts';
import type { Kit } from '../engine/scoring.ts';
import { readCarryOver } from './accounts.ts';
import type { Command } from './command.ts';
import { readAgreed } from './options.ts';
import { badField, type RecordError } from './records.ts';

function handsOf(state: HandState) {
  const [E, S, W, N] = WINDS.map((wind) => finalHand(state, wind));
  return { E, S, W, N };
}

/** The end of a finished hand as records write it. */
function endOf(
  state: HandState,
  rules: GameRules,
  carried: CarryOver,
): Result<object, RecordError> {
  const outcome = handOutcome(state, rules, carried);
  if (!outcome.ok) return outcome;
  const { result: end, scores, settlement } = outcome.value;
  return ok({ end, hands: handsOf(state), scores, payments: settlement.payments });
}

export interface PlayRequest {
  readonly kit: Kit;
  readonly hands: number;
  readonly seed: number;
  readonly options: Fields;
}

/** Hand after hand, a new game when one ends. Fails for options that the rule set does not know. */
export function playHands(wish: PlayRequest): Result<Generator<object>, RecordError> {
  const { kit, options } = wish;
  const agreed = readAgreed({ options }, kit, kit.inPoints);
  return agreed.ok ? ok(handAfterHand(wish, { kit, agreed: agreed.value })) : agreed;
}

function* handAfterHand({ kit, hands, seed }: PlayRequest, rules: GameRules): Generator<object> {
  const partner = patientPartner(kit);
  const partners = { E: partner, S: partner, W: partner, N: partner };
  const rng = createRng(seed);
  const { options } = rules.agreed;
  let game = newGame();
  for (let at = 1; at <= hands; at++) {
    const carried = carryOverInto(game);
    const setup = shuffledDeal(rng, kit.table, { round: roundWind(game), options });
    const { state, moves } = playOut(
      startHand(setup, game.exchange, standingBefore(game)),
      rules,
      partners,
    );
    const outcome = handOutcome(state, rules, carried);
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
    const carried = readCarryOver(fields);
    if (!carried.ok) return carried;
    const rules = { kit, agreed: agreed.value };
    const replayed = replay(fields, rules);
    if (!replayed.ok) return fail(replayed.error);
    return endOf(replayed.value.state, rules, carried.value);
  },
};
