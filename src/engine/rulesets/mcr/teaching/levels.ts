/** What is drilled of these rules. Seats, walls and deal the text leaves to others (M31). */
export const mcrLevels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    claims: ['taker', 'claimants', 'kong', 'robbed'],
    east: ['round'],
    minimum: ['enough'],
  },
  settling: ['international'],
  safety: ['honours', 'table'],
  agreements: [],
  weighsClaims: true,
} as const;
