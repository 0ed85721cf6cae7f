/** Hand after hand: who is East next, which wind rules, what lies on the table, when the game ends. */
import { SEATS, type Seat, windOf } from '../core/seat.ts';
import type { HandEnd } from '../core/table-rules.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { nextRule, nextRules, nextStarter } from '../table/first-hand.ts';
import {
  type CarryOver,
  type GameRules,
  type GameStanding,
  type HandResult,
  type HandState,
  winnersOf,
} from './hand-state.ts';
import { type HandOutcome, readySeats } from './outcome.ts';

/** Between two hands. Seats stay where they are, winds move. */
export interface Game {
  readonly starter: Seat;
  /** Rounds that are over. */
  readonly rounds: number;
  /** What each seat has gained so far. */
  readonly totals: Readonly<Record<Seat, number>>;
  readonly repeats: number;
  readonly deposits: Readonly<Record<Seat, number>>;
  /** The next hand begins with an exchange of tiles. */
  readonly exchange: boolean;
  readonly isOver: boolean;
}

const NOTHING: Readonly<Record<Seat, number>> = { 0: 0, 1: 0, 2: 0, 3: 0 };

/** The first hand of a game is the one of seat 0. */
export const newGame = (): Game => ({
  starter: 0,
  rounds: 0,
  totals: NOTHING,
  repeats: 0,
  deposits: NOTHING,
  exchange: false,
  isOver: false,
});

export const roundWind = ({ rounds }: Game): Wind => WINDS[Math.min(rounds, 3)] as Wind;

/** What lies on the table, by the winds of the next hand. */
export function carryOverInto({ starter, repeats, deposits }: Game): CarryOver {
  const laid: Partial<Record<Wind, number>> = {};
  for (const seat of SEATS) {
    if (deposits[seat] > 0) laid[windOf(starter, seat)] = deposits[seat];
  }
  return {
    ...(repeats > 0 && { repeats }),
    ...(Object.keys(laid).length > 0 && { deposits: laid }),
  };
}

/** What everybody knows of the game as its next hand begins, by the winds of that hand. */
export function standingBefore(game: Game): GameStanding {
  const totals = { E: 0, S: 0, W: 0, N: 0 };
  for (const seat of SEATS) totals[windOf(game.starter, seat)] = game.totals[seat];
  return { ...carryOverInto(game), totals };
}

/** Rule sets name the ends of a hand more or less exactly: the most exact name that this one has. */
function endOf(result: HandResult, state: HandState, rules: GameRules): HandEnd {
  const { table } = rules.kit;
  if (result.by === 'annulled') return 'annulled';
  if (result.by === 'win') return winnersOf(result).includes('E') ? 'starter-wins' : 'other-wins';
  const names: readonly HandEnd[] = [
    readySeats(state, rules).includes('E') ? 'draw-ready' : 'draw-unready',
    state.kongs > 0 ? 'draw-with-kong' : 'draw-without-kong',
  ];
  return names.find((end) => nextRule(table, end) !== undefined) ?? 'drawn';
}

const bySeat = (starter: Seat, values: Readonly<Partial<Record<Wind, number>>>) =>
  Object.fromEntries(
    SEATS.map((seat) => [seat, values[windOf(starter, seat)] ?? 0]),
  ) as unknown as Record<Seat, number>;

const add = (
  totals: Game['totals'],
  gains: Readonly<Record<Seat, number>>,
): Record<Seat, number> => ({
  0: totals[0] + gains[0],
  1: totals[1] + gains[1],
  2: totals[2] + gains[2],
  3: totals[3] + gains[3],
});

/** The game after a hand that was played to its end. */
export function afterHand(
  game: Game,
  state: HandState,
  outcome: HandOutcome,
  rules: GameRules,
): Game {
  const { table } = rules.kit;
  const { result, settlement, account } = outcome;
  const end = endOf(result, state, rules);
  const wasExchange = game.exchange && table.exchange !== undefined;
  const { options: agreed } = rules.agreed;
  const next = nextRules({ ...table, agreed }, game.rounds);
  const rows = wasExchange ? { next: table.exchange?.next ?? [] } : next;
  const starter = result.by === 'aborted' ? game.starter : nextStarter(game.starter, end, rows);
  const home: Seat = 0;
  const rounds = game.rounds + (starter !== game.starter && starter === home ? 1 : 0);
  const isWon = result.by === 'win';
  const keeps = !isWon || end === 'starter-wins';
  return {
    starter,
    rounds,
    totals: add(game.totals, bySeat(game.starter, settlement.payments)),
    repeats: keeps ? game.repeats + 1 : 0,
    deposits: isWon ? NOTHING : bySeat(game.starter, account.deposits ?? {}),
    exchange: table.exchange !== undefined && result.by === 'exhausted',
    isOver: rounds >= table.rounds.number,
  };
}
