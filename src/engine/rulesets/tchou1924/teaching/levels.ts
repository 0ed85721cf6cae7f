export const tchou1924Levels = {
  /** Questions about the table, by level. */
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    seats: ['reached', 'place', 'wind'],
    'first-hand': ['starter', 'passes'],
    breach: ['breach'],
    deal: ['dealt'],
    claims: ['taker'],
    care: ['isolated', 'danger', 'tally'],
  },
  /** What tables to settle are about. */
  settling: ['winner', 'losers', 'old', 'drawn', 'fines'],
} as const;
