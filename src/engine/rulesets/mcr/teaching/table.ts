import type { TableTeaching } from '../../../scoring/teaching.ts';

/** Seats, walls and deal the text leaves to others (M31). */
export const table: TableTeaching = {
  levels: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    claims: ['taker'],
    minimum: ['enough'],
  },
  // mcr.hand.37, mcr.hand.35, mcr.hand.30
  nearMinimum: [
    [0, 0, 0],
    [0, 3, 6],
    [0, 1, 2],
  ],
};
