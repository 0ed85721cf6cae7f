/** What can be asked about the table, by level. Seats, walls and deal the text leaves to others (M31). */
export const TABLE_LEVELS = {
  set: ['families', 'tiles'],
  hands: ['fills', 'complete'],
  claims: ['taker'],
  minimum: ['enough'],
} as const;

/** What is paid to the winner, in points. */
export const SETTLE_TOPICS = ['international'] as const;
