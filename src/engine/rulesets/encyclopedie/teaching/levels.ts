/** What is drilled of the article's rules; there is no count to drill. */
export const encyclopedieLevels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    seats: ['ranked', 'wind'],
    breach: ['opened', 'breach'],
    hill: ['apart', 'replacement', 'draws'],
    deal: ['next', 'dealt'],
    claims: ['taker', 'claimants', 'kong', 'turn', 'passed'],
    east: ['passes', 'round'],
  },
  uncounted: true,
  settling: ['collected', 'differences', 'whole-table', 'score-doubled'],
  safety: [],
  agreements: ['eastDouble'],
  weighsClaims: true,
} as const;
