/** The English of the chances; the same rules as in `en.ts`. */
export const oddsEn = {
  'odds.title': 'Chances',
  'odds.start': 'Work out the chances',
  'odds.rule':
    'Exact, for a player who draws alone from the tiles that nobody shows, claims nothing, keeps a draw that brings the hand nearer and discards every other one.',
  'odds.working': 'The chances are being worked out',
  'odds.cancel': 'Stop',
  'odds.failed': 'The chances could not be worked out.',
  'odds.tooFar': 'Chances are worked out for hands that are nearer to ready than this one.',
  'odds.draws': 'Draws left: {n}',
  'odds.ready': 'ready',
  'odds.win': 'wins',
  'odds.discard': 'Discard {tile}:',
  'odds.best':
    'With {n} draw left, most wins come after discarding: {tiles} ({win}). | With {n} draws left, most wins come after discarding: {tiles} ({win}).',
  'odds.none':
    'With {n} draw left this hand cannot win. | With {n} draws left this hand cannot win.',
  'odds.hand':
    'With {n} draw left the hand wins in {win} of cases. | With {n} draws left the hand wins in {win} of cases.',
} as const;
