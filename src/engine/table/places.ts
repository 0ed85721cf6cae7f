/** Where everybody sits: four winds in a column, and two throws of the dice. */
import { SEATS, type Seat, seatAfter, seatReached } from '../core/seat.ts';
import { WINDS, type Wind } from '../core/wind.ts';

export interface PlaceDraw {
  readonly thrower: Seat;
  /** The totals of the two throws. */
  readonly throws: readonly [number, number];
  /** The winds as they lie in the thrower's column, from the top. */
  readonly column: readonly Wind[];
}

export interface DrawnPlaces {
  /** Where East will sit. */
  readonly east: Seat;
  /** Who turns up the first wind of the column. */
  readonly first: Seat;
  /** The wind that each player turns up, by the seat he still has. */
  readonly winds: readonly Wind[];
  /** The seat that each player moves to, by the seat he still has. */
  readonly moves: readonly Seat[];
}

/**
 * Draws the places: the first throw fixes the seat of East, the second says who takes
 * the top wind; South sits at the right of East, then West and North
 * (`tchou1924.II.places.1`, `tchou1924.II.places.2`).
 */
export function drawPlaces({ thrower, throws: [place, turn], column }: PlaceDraw): DrawnPlaces {
  const east = seatReached(thrower, place);
  const first = seatReached(thrower, turn);
  const winds = SEATS.map((seat) => column[(seat - first + 4) % 4] as Wind);
  return {
    east,
    first,
    winds,
    moves: winds.map((wind) => seatAfter(east, WINDS.indexOf(wind))),
  };
}
