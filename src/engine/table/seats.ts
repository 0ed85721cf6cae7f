/**
 * Seats round the table, numbered 0–3 to the right, which is the order of turns. Everything the
 * dice decide is counted in it, the first player counted being 1.
 */
import { WINDS, type Wind } from '../core/win.ts';

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

const seatOf = (number: number): Seat => (((number % 4) + 4) % 4) as Seat;

/** The seat so many places to the right, or to the left below 0. */
export const seatAfter = (seat: Seat, steps: number): Seat => seatOf(seat + steps);

/** Whom a throw of the dice reaches, counted from a seat that is 1. */
export const seatCounted = (from: Seat, total: number): Seat => seatAfter(from, total - 1);

/** The wind of a seat while another holds the first hand, which is East. */
export const windOf = (seat: Seat, firstHand: Seat): Wind =>
  WINDS[seatOf(seat - firstHand)] as Wind;

/** How many turns a seat comes after another, 1–4. */
export const turnsAfter = (seat: Seat, other: Seat): number => seatOf(seat - other - 1) + 1;

/** A throw to draw places: who throws, both totals, and the winds in the column, top first. */
export interface PlaceDraw {
  readonly thrower: Seat;
  readonly totals: readonly [number, number];
  readonly column: readonly [Wind, Wind, Wind, Wind];
}

/**
 * Where everybody sits after drawing places: for each seat, who comes to sit there. The first
 * total marks the seat of East, the second who draws first; the others draw in turn.
 */
export function placesDrawn({ thrower, totals, column }: PlaceDraw): readonly Seat[] {
  const [east, drawer] = totals.map((total) => seatCounted(thrower, total)) as [Seat, Seat];
  const seated: Seat[] = [];
  column.forEach((wind, turn) => {
    seated[seatAfter(east, WINDS.indexOf(wind))] = seatAfter(drawer, turn);
  });
  return seated;
}

/** Who begins: East throws twice, the second time counted from whom the first throw reaches. */
export const firstHandDrawn = (east: Seat, [first, second]: readonly [number, number]): Seat =>
  seatCounted(seatCounted(east, first), second);
