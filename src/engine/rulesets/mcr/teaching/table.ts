import type { TableTeaching } from '../../../scoring/table-teaching.ts';

export const table: TableTeaching = {
  // mcr.hand.37, mcr.hand.35, mcr.hand.30
  nearMinimum: [
    [0, 0, 0],
    [0, 3, 6],
    [0, 1, 2],
  ],
};
