/** Hand after hand: who is East next, which wind rules, what lies on the table, when the game ends. */
import { bySeat, SEATS, type Seat, seatAfter, seatOfWind, windOf } from '../core/seat.ts';
import type { HandEnd } from '../core/table-rules.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import { type Account, type Settlement, tidy } from '../scoring/settlement.ts';
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

/** The wind of the round that is played; once all four are over, North. */
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

/** How a hand ended, as far as the next one hangs on it: one that was played, or its result alone. */
interface HandSummary {
  readonly by: HandResult['by'];
  /** Nearest in turn first; nobody where it was not won. */
  readonly winners: readonly Wind[];
  /** Of a hand that nobody won: whether East was ready, and whether anybody made a kong. */
  readonly isStarterReady: boolean;
  readonly hasKong: boolean;
  readonly payments: Settlement['payments'];
  /** The stakes on the table once it was over. */
  readonly deposits?: Account['deposits'];
  /** East, who might have stayed, gives the hand on. */
  readonly givesOn?: boolean;
}

type Ended = Omit<HandSummary, 'payments' | 'deposits'>;

/** Rule sets name the ends of a hand more or less exactly: the most exact name that this one has. */
function endOf({ by, winners, isStarterReady, hasKong }: Ended, { kit }: GameRules): HandEnd {
  if (by === 'annulled') return 'annulled';
  if (by === 'win') return winners.includes('E') ? 'starter-wins' : 'other-wins';
  const names: readonly HandEnd[] = [
    isStarterReady ? 'draw-ready' : 'draw-unready',
    hasKong ? 'draw-with-kong' : 'draw-without-kong',
  ];
  return names.find((end) => nextRule(kit.table, end) !== undefined) ?? 'drawn';
}

function rowsAfter(game: Game, { kit, agreed }: GameRules) {
  const { table } = kit;
  const { exchange } = table;
  if (game.exchange && exchange !== undefined) return { next: exchange.next };
  return nextRules({ ...table, agreed: agreed.options }, game.rounds);
}

/** Whether East may stay or give the hand on, as East likes. */
export function mayGiveOn(game: Game, ended: Ended, rules: GameRules): boolean {
  if (ended.by === 'aborted') return false;
  return nextRule(rowsAfter(game, rules), endOf(ended, rules))?.isChoice === true;
}

function starterAfter(game: Game, ended: Ended, rules: GameRules): Seat {
  if (ended.by === 'aborted') return game.starter;
  if (ended.givesOn && mayGiveOn(game, ended, rules)) return seatAfter(game.starter, 1);
  return nextStarter(game.starter, endOf(ended, rules), rowsAfter(game, rules));
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

/** What was paid is added, and nothing else happens. */
export const withPayments = (game: Game, payments: Settlement['payments']): Game => ({
  ...game,
  totals: bySeat((seat) => tidy(game.totals[seat] + payments[windOf(game.starter, seat)])),
});

/** The game after a hand that ended so. */
export function nextGame(game: Game, ended: HandSummary, rules: GameRules): Game {
  const { table } = rules.kit;
  const { deposits: laid = {} } = ended;
  const starter = starterAfter(game, ended, rules);
  const home: Seat = 0;
  const rounds = game.rounds + (starter !== game.starter && starter === home ? 1 : 0);
  const isWon = ended.by === 'win';
  const keeps = !isWon || ended.winners.includes('E');
  return {
    ...withPayments(game, ended.payments),
    starter,
    rounds,
    repeats: keeps ? game.repeats + 1 : 0,
    deposits: isWon ? ZERO_BY_SEAT : bySeat((seat) => laid[windOf(game.starter, seat)] ?? 0),
    exchange: table.exchange !== undefined && ended.by === 'exhausted',
    isOver: rounds >= table.rounds.number,
  };
}

/** The game after a hand that was played to its end. */
export function afterHand(
  game: Game,
  state: HandState,
  { result, settlement, account }: HandOutcome,
  rules: GameRules,
): Game {
  const ended: HandSummary = {
    by: result.by,
    winners: winnersOf(result),
    isStarterReady: readySeats(state, rules).includes('E'),
    hasKong: state.kongs > 0,
    payments: settlement.payments,
    ...(account.deposits && { deposits: account.deposits }),
  };
  return nextGame(game, ended, rules);
}
