/** What can be asked about the table, by level. */
export const TABLE_LEVELS = {
  set: ['families', 'tiles'],
  hands: ['fills', 'complete'],
  seats: ['reached', 'place', 'wind'],
  'first-hand': ['starter', 'passes'],
  breach: ['breach'],
  deal: ['dealt'],
  claims: ['taker'],
  care: ['isolated', 'danger', 'tally'],
} as const;
