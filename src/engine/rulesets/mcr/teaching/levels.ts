/** What is drilled of these rules. Seats, walls and deal the text leaves to others (M31). */
export const mcrLevels = {
  /** Questions about the table, by level. */
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    claims: ['taker'],
    minimum: ['enough'],
  },
  /** What tables to settle are about. */
  settling: ['international'],
} as const;
