/** Whole hands: played by partners, and played again from their records. */
import { type Level, partnerOf } from '../engine/judge.ts';
import {
  byWind,
  createRng,
  type Fields,
  ok,
  okAll,
  type Result,
  seatOfWind,
} from '../engine/notation.ts';
import {
  afterHand,
  type CarryOver,
  carryOverInto,
  finalHand,
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

/** The end of a finished hand as records write it. */
function endOf(
  state: HandState,
  rules: GameRules,
  carried: CarryOver,
): Result<object, RecordError> {
  const outcome = handOutcome(state, rules, carried);
  if (!outcome.ok) return outcome;
  const { result: end, scores, settlement } = outcome.value;
  return ok({
    end,
    hands: byWind((wind) => finalHand(state, wind)),
    scores,
    payments: settlement.payments,
  });
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
    const levels = byWind((wind) => partners[seatOfWind(game.starter, wind)] ?? 'patient');
    const start = startHand(setup, game.exchange, standingBefore(game));
    const { state, moves } = playOut(
      start,
      rules,
      byWind((wind) => player(levels[wind])),
    );
    const outcome = handOutcome(state, rules, carried);
    const end = endOf(state, rules, carried);
    if (!outcome.ok || !end.ok) throw new Error(`hand ${at} cannot be settled`);
    const record = recordOf(state, moves, rules, carried);
    yield { id: `${seed}-${at}`, partners: Object.values(levels), ...record, ...end.value };
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
    const read = okAll({
      agreed: readAgreed(fields, kit, kit.inPoints),
      carried: readCarryOver(fields),
    });
    if (!read.ok) return read;
    const rules = { kit, agreed: read.value.agreed };
    const replayed = replay(fields, rules);
    return replayed.ok ? endOf(replayed.value.state, rules, read.value.carried) : replayed;
  },
};
