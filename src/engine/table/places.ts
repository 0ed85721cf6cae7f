import { SEATS, type Seat, seatAfter, seatReached } from '../core/seat.ts';
import { WINDS, type Wind } from '../core/wind.ts';

export interface PlaceDraw {
  readonly thrower: Seat;
  readonly throws: readonly [number, number];
  /** From the top of the thrower's column. */
  readonly column: readonly Wind[];
}

export interface DrawnPlaces {
  readonly east: Seat;
  readonly first: Seat;
  readonly winds: readonly Wind[];
  /** The new seat of each player, by present seat, as in `winds`. */
  readonly moves: readonly Seat[];
}

/**
 * Draws the places: the first throw gives the seat of East, the second says who takes the top wind.
 * South sits to the right of East, then West and North (`tchou1924.II.places.1`,
 * `tchou1924.II.places.2`).
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
