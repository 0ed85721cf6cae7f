/** Words of the drill that exchanges tiles before play. */
export const exchangeEn = {
  'exchange.title': 'The goulash exchange',
  'exchange.description':
    'Thirteen tiles before a goulash: choose the three that go to the player opposite. Every choice is compared by how far the other ten stand from a win without chows.',
  'exchange.needsScript':
    'Hands are dealt and judged on your device, and that needs JavaScript. The lesson on the goulash can be read without it.',
  'exchange.hand': 'Hand: {tiles}.',
  'exchange.pass': 'Pass {tile}',
  'exchange.ask': 'No chows this time. Which {n} tiles do you pass to the player opposite?',
  'exchange.passed': 'To be passed: {tiles}.',
  'exchange.need': 'Choose {n} tiles to pass.',
  'exchange.right': 'Right: no choice keeps more.',
  'exchange.fewer': 'As near, but fewer tiles help: {copies} less. Best: {tiles}.',
  'exchange.further':
    'That leaves the hand {n} tile further away. Best: {tiles}. | That leaves the hand {n} tiles further away. Best: {tiles}.',
  'exchange.left': 'The ten tiles kept: {away}; {copies}. Nearest: {shapes}.',
  'exchange.ordinary': 'pungs and a pair',
  'exchange.hint.goal': 'At best the ten tiles kept are {away}. Nearest: {shapes}.',
  'exchange.hint.spare': 'Of no use to what is nearest: {tiles}.',
  'exchange.hint.answer': 'The answer: {tiles}.',
  'exchange.level.pairs': 'near a hand of pairs',
  'exchange.level.sets': 'near pungs and a pair',
  'exchange.level.special': 'near another special hand',
  'exchange.own.hand': 'Your thirteen tiles',
  'exchange.error.not-thirteen': 'An exchange begins with thirteen tiles; there are {count} here.',
  'exchange.error.exposed': 'Before play nothing is exposed: write the tiles without melds.',
  'exchange.error.no-win': 'Before play no tile has won: write the thirteen tiles alone.',
  'keys.exchange': 'While exchanging tiles',
  'keys.exchange.digits': 'take the tile at that place, or put it back',
  'learn.practice.exchange': 'Practise the goulash exchange: {level}',
} as const;
