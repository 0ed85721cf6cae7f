import { type Seat, seatAfter, seatReached } from '../core/seat.ts';
import type { HandEnd, TableRules } from '../core/table-rules.ts';

/**
 * Who starts the game: East throws twice, and the second count begins at the player whom the first
 * one reached (`tchou1924.II.firsthand.1`).
 */
export const firstStarter = (east: Seat, [first, second]: readonly [number, number]): Seat =>
  seatReached(seatReached(east, first), second);

/** Who starts after a hand that ended like this (`tchou1924.II.firsthand.2`). */
export const nextStarter = (
  starter: Seat,
  end: HandEnd,
  { starterStays }: Pick<TableRules, 'starterStays'>,
): Seat => (starterStays.includes(end) ? starter : seatAfter(starter, 1));

export interface GameState {
  readonly starter: Seat;
  /** How many times the first hand has come back to the first starter. */
  readonly rounds: number;
}

/**
 * The state after some hands. A round ends when the first hand comes back to `home`, so four rounds
 * take at least sixteen hands (`tchou1924.II.length.2`, `tchou1924.II.length.3`).
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
