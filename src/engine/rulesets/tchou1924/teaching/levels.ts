export const tchou1924Levels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    seats: ['reached', 'place', 'wind'],
    'first-hand': ['starter', 'passes', 'round'],
    breach: ['opened', 'breach'],
    deal: ['next', 'dealt', 'replacement', 'draws'],
    claims: ['taker', 'claimants', 'kong', 'robbed', 'turn'],
    discards: ['first', 'collector'],
    plans: ['plan'],
    care: ['isolated', 'danger', 'tally'],
  },
  settling: ['winner', 'losers', 'old', 'drawn', 'fines'],
  safety: ['honours', 'late', 'table', 'fine'],
  agreements: ['mode', 'coefficients'],
  weighsClaims: true,
} as const;
