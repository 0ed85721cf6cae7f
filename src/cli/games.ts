/** Whole hands: played by partners, and played again from their records. */
import { type Level, partnerOf } from '../engine/judge.ts';
import {
  createRng,
  type Fields,
  fail,
  ok,
  type Result,
  WINDS,
  type Wind,
} from '../engine/notation.ts';
import {
  afterHand,
  type CarryOver,
  carryOverInto,
  finalHand,
  type Game,
  type GameRules,
  type HandState,
  handOutcome,
  newGame,
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
  /** Who sits on East, South, West and North in the first hand of a game. */
  readonly partners: readonly Level[];
  /** Every hand stands alone; its wall depends on the seed and its number alone. */
  readonly isDuplicate: boolean;
}

/** Hand after hand, a new game when one ends. Fails for options that the rule set does not know. */
export function playHands(wish: PlayRequest): Result<Generator<object>, RecordError> {
  const { kit, options } = wish;
  const agreed = readAgreed({ options }, kit, kit.inPoints);
  return agreed.ok ? ok(handAfterHand(wish, { kit, agreed: agreed.value })) : agreed;
}

/** By the winds of the hand that this game has next. */
function namesAt({ starter }: Game, partners: readonly Level[]): Readonly<Record<Wind, Level>> {
  const names: Record<Wind, Level> = { E: 'patient', S: 'patient', W: 'patient', N: 'patient' };
  partners.forEach((name, seat) => {
    const wind = WINDS[(seat - starter + WINDS.length) % WINDS.length] as Wind;
    names[wind] = name;
  });
  return names;
}

/** Far apart, so that no two walls of neighbouring seeds are alike. */
const WALLS_OF_A_SEED = 1_000_003;

function* handAfterHand(
  { hands, seed, partners, isDuplicate }: PlayRequest,
  rules: GameRules,
): Generator<object> {
  const { kit } = rules;
  const chain = createRng(seed);
  const { options } = rules.agreed;
  const players = new Map<Level, ReturnType<typeof partnerOf>>();
  const player = (level: Level) => {
    const known = players.get(level) ?? partnerOf(level, rules);
    players.set(level, known);
    return known;
  };
  let game = newGame();
  for (let at = 1; at <= hands; at++) {
    const rng = isDuplicate ? createRng(seed * WALLS_OF_A_SEED + at) : chain;
    const carried = carryOverInto(game);
    const setup = shuffledDeal(rng, kit.table, { round: roundWind(game), options });
    const { E, S, W, N } = namesAt(game, partners);
    const { state, moves } = playOut(startHand(setup, game.exchange, standingBefore(game)), rules, {
      E: player(E),
      S: player(S),
      W: player(W),
      N: player(N),
    });
    const outcome = handOutcome(state, rules, carried);
    const end = endOf(state, rules, carried);
    if (!outcome.ok || !end.ok) throw new Error(`hand ${at} cannot be settled`);
    const record = recordOf(state, moves, rules, carried);
    yield { id: `${seed}-${at}`, partners: [E, S, W, N], ...record, ...end.value };
    const next = afterHand(game, state, outcome.value, rules);
    game = isDuplicate || next.isOver ? newGame() : next;
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
