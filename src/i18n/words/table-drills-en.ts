/** The drills about the table: their names, and what each asks. */
export const tableDrillsEn = {
  'drills.seats.title': 'Who sits where?',
  'drills.seats.text':
    'Dice, winds drawn from a column or a row, the highest throw: find the seat of each player, and each player’s wind.',
  'drills.east.title': 'Who is East next?',
  'drills.east.text':
    'The first player of a game, who starts after a win or a drawn hand, and the wind of the round.',
  'drills.breach.title': 'Where is the breach?',
  'drills.breach.text':
    'The dice are thrown: count round the table and along the wall, and choose the stack.',
  'drills.deal.title': 'Who takes next, and what?',
  'drills.deal.text':
    'The deal stack by stack, the last tiles of each hand, and the replacement tiles.',
  'drills.whose.title': 'Who gets it?',
  'drills.whose.text':
    'A tile is discarded: who may claim it, who has it, and whose turn comes after.',
  'table.topic.reached': 'whom the count reaches',
  'table.topic.place': 'the seats from a column of winds',
  'table.topic.ranked': 'the highest throw',
  'table.topic.lot': 'the seats from a row of tiles',
  'table.topic.wind': 'the wind of each player',
  'table.topic.starter': 'who begins the game',
  'table.topic.passes': 'who begins the next hand',
  'table.topic.worth': 'what a wind is to you',
  'table.topic.opened': 'whose wall it is',
  'table.topic.breach': 'which stack it is',
  'table.topic.apart': 'what is set apart',
  'table.topic.marker': 'the dora marker',
  'table.topic.dealt': 'who is dealt a tile',
  'table.topic.replacement': 'where a replacement tile comes from',
  'table.topic.draws': 'how many draws there are',
  'table.topic.taker': 'who has the discard',
  'table.topic.claimants': 'who may claim it',
  'table.topic.turn': 'whose turn comes after a claim',
  'table.topic.passed': 'who plays once more',
} as const;
