/** Seats in order of play, anticlockwise seen from above. Their winds change from hand to hand. */
import { WINDS, type Wind } from './wind.ts';

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** A value for each seat. */
export const bySeat = <Value>(of: (seat: Seat) => Value): Readonly<Record<Seat, Value>> => ({
  0: of(0),
  1: of(1),
  2: of(2),
  3: of(3),
});

/** The seat `steps` places to the right, or to the left if negative. */
export const seatAfter = (seat: Seat, steps: number): Seat =>
  ((((seat + steps) % 4) + 4) % 4) as Seat;

export const turnsAfter = (from: Seat, seat: Seat): number => (seat - from + 4) % 4;

/**
 * The seat that a dice total points at: `from` counts as 1, then to the right
 * (`tchou1924.II.places.1`, `.II.firsthand.1`, `.III.breach.1`).
 */
export const seatReached = (from: Seat, total: number): Seat => seatAfter(from, total - 1);

/** The wind of a seat: East for the starter, then to the right (`tchou1924.II.winds`). */
export const windOf = (starter: Seat, seat: Seat): Wind => WINDS[turnsAfter(starter, seat)] as Wind;

/** The seat that has the wind in a hand that begins at `starter`. */
export const seatOfWind = (starter: Seat, wind: Wind): Seat =>
  seatAfter(starter, WINDS.indexOf(wind));
