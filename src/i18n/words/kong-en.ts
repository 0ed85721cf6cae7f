/** The words of the questions about kongs. */
export const kongEn = {
  'drills.kong.title': 'Kong: what now?',
  'drills.kong.text':
    'Four tiles alike: whether you may make a kong now, where its replacement tile comes from, what is turned up, who may rob it, and how many draws are left.',
  'table.topic.kong': 'when you may make a kong',
  'table.ask.kong':
    '{moment} Kongs declared by the others: {kongs}. {left} Of which tiles may you make a kong now?',
  'table.moment.draw': 'It is your turn: you draw {tile}.',
  'table.moment.ready': 'You have declared ready. On your turn you draw {tile}.',
  'table.moment.claim':
    'You have claimed {tile} and laid out the group; you have not discarded yet.',
  'table.moment.discard': 'Another player discards {tile}.',
  'table.left': '{n} tile can still be drawn. | {n} tiles can still be drawn.',
  'table.noKong': 'none now',
  'table.how.kong':
    'On your turn a kong is made of four tiles in your hand, or of your exposed pung and the fourth tile in your hand. A discard makes one only with three in your hand. A replacement tile must still be there.',
  'table.why.kongInHand': 'All four in your hand: {tile}.',
  'table.why.kongWithPung':
    'Three as an exposed pung before you, and the fourth in your hand: {tile}.',
  'table.why.kongOfDiscard': 'Three in your hand, and the fourth is the discard: {tile}.',
  'table.why.kongBesidePung':
    'Three as an exposed pung before you, and the fourth is the discard: {tile}.',
  'table.why.kongInGroup': 'All four are yours, but one of them lies in another group: {tile}.',
  'table.why.kongAfterClaim': 'Your turn began with a claim: any kong waits for your next turn.',
  'table.why.kongNoTile': 'Too few tiles are left: the replacement tile could no longer be drawn.',
  'table.why.kongMost': 'Kongs declared in this hand: {n}. No more are allowed.',
  'table.why.kongNotTurn': 'Not of {tile}: four in your own hand wait for your own turn.',
  'table.why.kongNotDrawn':
    'Not of {tile}: after declaring ready, you may make a kong only of the tile just drawn.',
  'table.why.kongWaits': 'Not of {tile}: the kong would change what your hand waits for.',
  'table.why.kongTakesNone':
    'Not of {tile}: an exposed pung takes no discard. Its fourth tile must come from your own hand.',
  'table.why.kongParted': 'Not of {tile}: a group that has been laid out stays as it is.',
  'table.why.kongNow': 'A kong now: {tiles}. Then you draw a replacement tile, before you discard.',
  'table.error.wrong-number': 'the hand has too many or too few tiles for this moment.',
  'table.error.not-there': 'the tile is not where this moment puts it.',
  'table.error.not-waiting': 'without the tile drawn, the hand is not ready.',
} as const;
