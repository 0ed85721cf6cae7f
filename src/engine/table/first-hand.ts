/** The first hand: who gets it, when it passes, and how long a game is. */

import { type Seat, seatAfter, seatReached } from '../core/seat.ts';
import type { HandEnd, TableRules } from '../core/table-rules.ts';

/**
 * Who starts the game: the East seat throws twice, and the second count begins with
 * the player that the first one reached (`tchou1924.II.firsthand.1`).
 */
export const firstStarter = (east: Seat, [first, second]: readonly [number, number]): Seat =>
  seatReached(seatReached(east, first), second);

/** Who has the first hand after a hand ended like this (`tchou1924.II.firsthand.2`). */
export const nextStarter = (
  starter: Seat,
  end: HandEnd,
  { starterStays }: Pick<TableRules, 'starterStays'>,
): Seat => (starterStays.includes(end) ? starter : seatAfter(starter, 1));

export interface GameState {
  /** Who has the first hand next. */
  readonly starter: Seat;
  /** How many times the first hand came home to the player it set out from. */
  readonly rounds: number;
}

/**
 * Where the first hand stands after some hands. A round ends when it comes home, so a
 * game of four rounds is never shorter than sixteen hands, and goes on while the first
 * hand stays (`tchou1924.II.length.2`, `tchou1924.II.length.3`).
 */
export function afterHands(
  home: Seat,
  ends: readonly HandEnd[],
  rules: Pick<TableRules, 'starterStays'>,
): GameState {
  let starter = home;
  let rounds = 0;
  for (const end of ends) {
    const next = nextStarter(starter, end, rules);
    if (next !== starter && next === home) rounds++;
    starter = next;
  }
  return { starter, rounds };
}
