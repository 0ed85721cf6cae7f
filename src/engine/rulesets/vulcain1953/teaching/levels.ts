/** What is drilled of these rules. East who wins stays if he likes: nobody is asked who is next then. */
export const vulcain1953Levels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    seats: ['ranked', 'wind'],
    breach: ['opened', 'breach'],
    deal: ['next', 'dealt', 'replacement', 'draws'],
    claims: ['taker', 'claimants', 'kong', 'robbed', 'turn'],
    east: ['round'],
    care: ['tally'],
  },
  settling: ['east-double', 'with-east', 'capped', 'goulash'],
  safety: [],
  agreements: ['cap', 'stake'],
} as const;
