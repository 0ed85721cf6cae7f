/** What is drilled of these rules. */
export const riichiLevels = {
  table: {
    set: ['families', 'tiles'],
    seats: ['lot', 'wind', 'worth'],
    east: ['starter', 'passes', 'round'],
    breach: ['opened', 'breach'],
    deal: ['next', 'dealt'],
    treasure: ['apart', 'marker', 'tiger', 'replacement', 'draws'],
    claims: ['taker', 'claimants', 'kong', 'robbed', 'turn'],
    melds: ['across', 'giver'],
  },
  settling: ['ron', 'tsumo', 'sticks', 'ready'],
  safety: ['river', 'lines', 'all', 'table'],
  agreements: [],
  barsByOwnDiscards: true,
} as const;
