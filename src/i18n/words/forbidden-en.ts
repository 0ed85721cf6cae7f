/** Words of the drill that asks which discards a chi forbids. */
export const forbiddenEn = {
  'forbidden.title': 'Forbidden discard',
  'forbidden.description':
    'You have just called a chi. Which tiles of your hand may you not discard in this turn? Perhaps none.',
  'forbidden.needsScript':
    'Hands are dealt and judged on your device, and that needs JavaScript. The register of the Japanese rules can be read without it.',
  'forbidden.hand': 'Hand: {tiles}.',
  'forbidden.claimed': 'You call chi on {tile} with {pair}.',
  'forbidden.agreed': 'At this table the kind just called is barred too.',
  'forbidden.ask': 'Which tiles may you not discard now?',
  'forbidden.pick': 'Mark as forbidden: {tile}',
  'forbidden.none': 'None is forbidden',
  'forbidden.need': 'Mark the forbidden tiles, or say that none is.',
  'forbidden.right': 'Right: {why}',
  'forbidden.wrong': 'Not so: {why}',
  'forbidden.why.held':
    'you may not discard {tiles} in this turn. | you may not discard {tiles} in this turn.',
  'forbidden.why.unheld': '{tiles} would be forbidden, but you hold none.',
  'forbidden.why.none': 'this chi forbids nothing.',
  'forbidden.kind.two-sided':
    '{pair} could be completed at either end. The tile of the other end, {other}, is forbidden for this turn ({place}).',
  'forbidden.kind.closed':
    'The called tile, {tile}, stands in the middle of the chow: {pair} have no other end.',
  'forbidden.kind.edge':
    '{pair} can be completed at one end only: there is no other tile to forbid.',
  'forbidden.same': 'The table forbids the kind just called as well: {tile} ({place}).',
  'forbidden.twin': 'Another {tile} may be discarded: the rule does not speak of the kind called.',
  'forbidden.later': 'The ban ends with this discard.',
  'forbidden.hint.kind.two-sided': 'The two tiles from your hand could be completed at either end.',
  'forbidden.hint.kind.closed': 'The called tile stands between the two from your hand.',
  'forbidden.hint.kind.edge': 'The two tiles from your hand could be completed at one end only.',
  'forbidden.hint.barred': 'Forbidden, whether you hold it or not: {tiles}.',
  'forbidden.hint.barred.none': 'This chi forbids no tile at all.',
  'forbidden.hint.answer': 'The answer: {tiles}.',
  'forbidden.hint.answer.none': 'The answer: none of your tiles.',
  'forbidden.level.ends': 'called at one of two ends',
  'forbidden.level.kinds': 'end, middle or edge',
  'forbidden.level.whole': 'whole hand, perhaps none held',
  'forbidden.own.hand': 'Your hand, the chi as its last meld',
  'forbidden.own.tile': 'The tile that was called',
  'forbidden.error.no-chow': 'The last meld is no chow: write the chi last, as ~789s.',
  'forbidden.error.not-in-chow': 'The tile that was called is not in the chi.',
  'forbidden.error.no-win': 'After a call no tile has won: leave out the signs ! and *.',
  'keys.forbidden': 'In Forbidden discard',
  'keys.forbidden.digits': 'mark the tile at that place, or take the mark away',
  'keys.forbidden.none': 'none is forbidden',
  'learn.practice.forbidden': 'Practise discards after a chi: {level}',
} as const;
