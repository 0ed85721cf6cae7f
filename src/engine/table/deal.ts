/** The deal, from the head of the walls (`tchou1924.III.deal.1`). */
import type { TableData } from '../scoring/table-data.ts';
import { SEATS, type Seat, seatAfter } from './seats.ts';

/** Places in the last five tiles dealt: two for the first hand, tops of the first and third stack. */
const LAST_PLACES: readonly (readonly number[])[] = [[0, 4], [1], [2], [3]];

export interface Dealt<T> {
  /** Tiles of each seat, in the order taken. */
  readonly hands: readonly (readonly T[])[];
  /** What is left, head first. */
  readonly left: readonly T[];
}

/** Deals from walls whose tiles stand in the order of drawing, the top of each stack first. */
export function deal<T>(
  walls: readonly T[],
  firstHand: Seat,
  { deal: { rounds, tiles } }: Pick<TableData, 'deal'>,
): Dealt<T> {
  const hands: T[][] = SEATS.map(() => []);
  let at = 0;
  const take = (turn: number, taken: readonly T[]): void => {
    hands[seatAfter(firstHand, turn)]?.push(...taken);
  };
  for (let round = 0; round < rounds; round++) {
    for (const turn of SEATS) {
      take(turn, walls.slice(at, at + tiles));
      at += tiles;
    }
  }
  LAST_PLACES.forEach((places, turn) => {
    take(
      turn,
      places.flatMap((place) => walls.slice(at + place, at + place + 1)),
    );
  });
  return { hands, left: walls.slice(at + LAST_PLACES.flat().length) };
}
