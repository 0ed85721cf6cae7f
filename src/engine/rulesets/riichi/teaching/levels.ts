/** What is drilled of these rules. */
export const riichiLevels = {
  table: {},
  settling: ['ron', 'tsumo', 'sticks', 'ready'],
  agreements: [],
} as const;
