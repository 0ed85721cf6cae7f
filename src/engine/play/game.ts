/** Hand after hand: who is East next, which wind rules, what lies on the table, when the game ends. */
import { bySeat, SEATS, type Seat, seatAfter, seatOfWind, windOf } from '../core/seat.ts';
import type { HandEnd } from '../core/table-rules.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
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

export const ZERO_BY_SEAT: Readonly<Record<Seat, number>> = { 0: 0, 1: 0, 2: 0, 3: 0 };

/** The first hand of a game is the one of seat 0. */
export const newGame = (): Game => ({
  starter: 0,
  rounds: 0,
  totals: ZERO_BY_SEAT,
  repeats: 0,
  deposits: ZERO_BY_SEAT,
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
  const totals = byWind((wind) => game.totals[seatOfWind(game.starter, wind)]);
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

/** The same game with every player so many seats further to the left. */
export function turnGame(game: Game, seats: Seat): Game {
  const turn = (values: Game['totals']) => bySeat((seat) => values[seatAfter(seat, seats)]);
  return {
    ...game,
    starter: seatAfter(game.starter, -seats),
    totals: turn(game.totals),
    deposits: turn(game.deposits),
  };
}

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
  const at = (values: Readonly<Partial<Record<Wind, number>>>, seat: Seat): number =>
    values[windOf(game.starter, seat)] ?? 0;
  return {
    starter,
    rounds,
    totals: bySeat((seat) => game.totals[seat] + at(settlement.payments, seat)),
    repeats: keeps ? game.repeats + 1 : 0,
    deposits: isWon ? ZERO_BY_SEAT : bySeat((seat) => at(account.deposits ?? {}, seat)),
    exchange: table.exchange !== undefined && result.by === 'exhausted',
    isOver: rounds >= table.rounds.number,
  };
}
