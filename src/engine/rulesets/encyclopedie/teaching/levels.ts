/** What is drilled of these rules. */
export const encyclopedieLevels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    seats: ['ranked', 'wind'],
    breach: ['opened', 'breach'],
    hill: ['apart', 'replacement', 'draws'],
    deal: ['dealt'],
    claims: ['taker', 'claimants'],
    east: ['passes'],
  },
  settling: [],
  agreements: [],
} as const;
