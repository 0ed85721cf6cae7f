/** What is drilled of these rules. */
export const riichiLevels = {
  table: {
    set: ['families', 'tiles'],
    hands: ['fills', 'complete'],
    claims: ['taker'],
  },
  settling: ['ron', 'tsumo', 'sticks', 'ready'],
  agreements: [],
} as const;
