/** Four seats in the order of play, which runs to the right: anticlockwise seen from above. */
import { WINDS, type Wind } from './wind.ts';

/** A place at the table. Its wind changes from hand to hand. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** The seat so many places further to the right; a negative number leads to the left. */
export const seatAfter = (seat: Seat, steps: number): Seat =>
  ((((seat + steps) % 4) + 4) % 4) as Seat;

/** How many turns after `from` the player at `seat` comes, 0–3. */
export const turnsAfter = (from: Seat, seat: Seat): number => (seat - from + 4) % 4;

/**
 * The seat that a throw of the dice points at: the one counted from is 1, and the
 * count goes to the right (`tchou1924.II.places.1`, `.II.firsthand.1`, `.III.breach.1`).
 */
export const seatReached = (from: Seat, total: number): Seat => seatAfter(from, total - 1);

/** The wind of a seat: East is whoever has the first hand, then to the right (`tchou1924.II.winds`). */
export const windOf = (starter: Seat, seat: Seat): Wind => WINDS[turnsAfter(starter, seat)] as Wind;

/** Who has a wind in this hand (`tchou1924.II.winds`). */
export const seatOfWind = (starter: Seat, wind: Wind): Seat =>
  seatAfter(starter, WINDS.indexOf(wind));
