import { type Seat, seatAfter, seatReached } from '../core/seat.ts';
import type { HandEnd, NextRule, TableRules } from '../core/table-rules.ts';

/**
 * Who starts the game by two throws: the second count begins at the player whom the first one
 * reached (`tchou1924.II.firsthand.1`, `riichi.4.1`).
 */
export const firstStarter = (thrower: Seat, [first, second]: readonly [number, number]): Seat =>
  seatReached(seatReached(thrower, first), second);

type Next = Pick<TableRules, 'next'>;

/** The rule for a hand that ended like this; absent where the rules do not tell it apart. */
export const nextRule = ({ next }: Next, end: HandEnd): NextRule | undefined =>
  next.find((row) => row.end === end);

/** Who starts after a hand that ended like this: the same player or the one on the right. */
export const nextStarter = (starter: Seat, end: HandEnd, rules: Next): Seat =>
  nextRule(rules, end)?.stays ? starter : seatAfter(starter, 1);

export interface GameState {
  readonly starter: Seat;
  /** How many times the first hand has come back to the first starter. */
  readonly rounds: number;
  readonly isOver: boolean;
}

interface RoundRules extends Pick<TableRules, 'next' | 'rounds'> {
  /** The options of the table, on which rules of the last round may depend. */
  readonly agreed?: Readonly<Record<string, unknown>>;
}

/** The rules of a round, counted from 0. */
export function nextRules({ next, rounds, agreed = {} }: RoundRules, round: number): Next {
  if (round < rounds.number - 1) return { next };
  return {
    next: next.map(({ lastRound, ...row }) =>
      lastRound && agreed[lastRound.option] === true ? { ...row, ...lastRound } : row,
    ),
  };
}

/** Where a game stands when the hands begin: at its start, if nothing else is said. */
interface GameStart {
  readonly home: Seat;
  readonly starter?: Seat;
  readonly rounds?: number;
}

/**
 * The state after some hands. A round ends when the first hand comes back to `home`, so each takes
 * at least four hands (`tchou1924.II.length.2`, `riichi.1.1.2`, `encyclopedie.fin.5`).
 */
export function afterHands(
  { home, ...begun }: GameStart,
  ends: readonly HandEnd[],
  rules: RoundRules,
): GameState {
  let { starter = home, rounds = 0 } = begun;
  for (const end of ends) {
    const next = nextStarter(starter, end, nextRules(rules, rounds));
    if (next !== starter && next === home) rounds++;
    starter = next;
  }
  return { starter, rounds, isOver: rounds >= rules.rounds.number };
}
