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

export const SETTLE_TOPICS = ['winner', 'losers', 'old', 'drawn', 'fines'] as const;
