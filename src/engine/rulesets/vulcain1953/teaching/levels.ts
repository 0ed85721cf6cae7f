/** What is drilled of these rules. East who wins stays if he likes, so nobody is asked who is next. */
export const vulcain1953Levels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    seats: ['ranked', 'reached', 'wind'],
    breach: ['opened', 'breach'],
    deal: ['dealt', 'replacement', 'draws'],
    claims: ['taker', 'claimants', 'turn'],
    care: ['tally'],
  },
  settling: ['east-double', 'with-east', 'capped', 'goulash'],
  agreements: ['cap', 'stake'],
} as const;
