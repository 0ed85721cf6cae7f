/** What is drilled of the article's rules; there is no count to drill. */
export const encyclopedieLevels = {
  table: {
    set: ['families', 'tiles'],
  },
  settling: ['collected', 'differences', 'whole-table', 'score-doubled'],
  agreements: ['eastDouble'],
} as const;
