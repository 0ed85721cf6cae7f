import { SEATS, type Seat, seatAfter, seatReached } from '../core/seat.ts';
import { isSuited, rankOf, type Tile } from '../core/tile.ts';
import { WINDS, type Wind, windTile } from '../core/wind.ts';

export interface Places {
  readonly east: Seat;
  /** Who takes the first wind. */
  readonly first: Seat;
  readonly winds: readonly Wind[];
  /** The new seat of each player, by present seat, as in `winds`. */
  readonly moves: readonly Seat[];
}

/** Winds in the order in which they are handed out, to the right from `first`. */
function placesOf(east: Seat, first: Seat, dealt: readonly Wind[]): Places {
  const winds = SEATS.map((seat) => dealt[(seat - first + 4) % 4] as Wind);
  const moves = winds.map((wind) => seatAfter(east, WINDS.indexOf(wind)));
  return { east, first, winds, moves };
}

interface PlaceDraw {
  readonly thrower: Seat;
  readonly throws: readonly [number, number];
  /** From the top of the thrower's column. */
  readonly column: readonly Wind[];
}

/**
 * Draws the places: the first throw gives the seat of East, the second says who takes the top wind.
 * South sits to the right of East, then West and North (`tchou1924.II.places.1`,
 * `tchou1924.II.places.2`).
 */
export const drawPlaces = ({ thrower, throws: [place, turn], column }: PlaceDraw): Places =>
  placesOf(seatReached(thrower, place), seatReached(thrower, turn), column);

interface RowDraw {
  readonly thrower: Seat;
  readonly throws: readonly [number, number];
  /** Four winds, an odd and an even number, as they lie before the thrower from left to right. */
  readonly row: readonly Tile[];
}

export interface RowPlaces extends Places {
  /** The row with the numbers moved to its ends. */
  readonly tidied: readonly Tile[];
  readonly from: 'left' | 'right';
}

/**
 * Draws the places from a row of six tiles: the first throw gives the seat of East; the winds are
 * handed out from the end whose number is odd or even as the second throw, to the right, the
 * thrower last (`riichi.3.3` to `riichi.3.6`, J03).
 */
export function drawFromRow({ thrower, throws: [place, turn], row }: RowDraw): RowPlaces {
  const winds = row.filter((tile) => !isSuited(tile));
  const [left, right] = row.filter((tile) => isSuited(tile)) as [Tile, Tile];
  const from = rankOf(right) % 2 === turn % 2 ? 'right' : 'left';
  const inward = from === 'left' ? winds : [...winds].reverse();
  const dealt = inward.map((tile) => WINDS.find((wind) => windTile(wind) === tile) as Wind);
  return {
    ...placesOf(seatReached(thrower, place), seatAfter(thrower, 1), dealt),
    tidied: [left, ...winds, right],
    from,
  };
}

/**
 * Players by the throws of each round, the highest first; who is still level stays in one group and
 * throws again in the next round (`encyclopedie.places.1`, F11; `vulcain1953.2.1.2`).
 */
export function rankedByThrows(
  rounds: readonly (readonly (number | undefined)[])[],
): readonly (readonly Seat[])[] {
  return rounds.reduce<readonly (readonly Seat[])[]>(
    (groups, thrown) => groups.flatMap((level) => split(level, thrown)),
    [SEATS],
  );
}

function split(
  level: readonly Seat[],
  thrown: readonly (number | undefined)[],
): readonly (readonly Seat[])[] {
  const totals = [...new Set(level.map((seat) => thrown[seat] ?? 0))].sort((a, b) => b - a);
  return totals.map((total) => level.filter((seat) => (thrown[seat] ?? 0) === total));
}
