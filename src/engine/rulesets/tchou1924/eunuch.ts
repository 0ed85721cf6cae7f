/** Hands with a tile too many or too few (`tchou1924.III.eunuch`). */
import type { Hand } from '../../core/hand.ts';

export const TALLIES = ['little', 'regular', 'big'] as const;
/** A little eunuch lacks tiles, a big one has too many. */
export type Tally = (typeof TALLIES)[number];

/** Tiles of a hand that is not at its turn. */
const TILES_OF_A_HAND = 13;

/** How many tiles a hand has between two turns, a group on the table counting as three. */
export const tilesOfHand = ({ concealed, melds }: Pick<Hand, 'concealed' | 'melds'>): number =>
  concealed.length + 3 * melds.length;

/** What the number of tiles makes of a hand between two turns. */
export function tallyOf(hand: Pick<Hand, 'concealed' | 'melds'>): Tally {
  const over = tilesOfHand(hand) - TILES_OF_A_HAND;
  if (over === 0) return 'regular';
  return over > 0 ? 'big' : 'little';
}
