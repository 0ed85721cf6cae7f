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
  'drills.group.hand': 'Waits and discards',
  'drills.group.table': 'The table',
  'drills.group.count': 'Counting',
  'drills.group.claims': 'Claims and kongs',
  'drills.group.own': 'One rule set’s own',
  'drills.siblings': 'More drills at the same table',
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
  'table.topic.next': 'the deal under way',
  'table.topic.robbed': 'a kong that is robbed',
  'table.topic.round': 'rounds and the end of the game',
  'table.ask.next':
    'The deal is under way; {starter} has the first hand. The stacks already taken are gone. Who takes next, and what?',
  'table.ask.next.east':
    'The deal is under way; {starter} is East. The stacks already taken are gone. Who takes next, and what?',
  'table.ask.round':
    'A game of {rounds} rounds is agreed. {home} began it; now, in round {n}, {starter} has the first hand. The hands end in turn like this: {ends}. What comes next?',
  'table.ask.round.east':
    '{home} was East first; now {starter} is East. The hands end in turn like this: {ends}. What comes next?',
  'table.ask.round.winds':
    'Round wind: {round}. {home} was East first; now {starter} is East. The hands end in turn like this: {ends}. Which wind rules the next hand?',
  'table.ask.robbed':
    '{discarder} adds the {tile} to an exposed pung, to make a kong. Who has the tile?',
  'table.agreed.doubleTiger': 'Agreed: a double, or a 6 and a 1, brings a second dora marker.',
  'table.agreed.southRoundStays':
    'Agreed: in the South round East stays East after every drawn hand.',
  'table.agreed.lastRound': 'The South round is being played.',
  'table.how.next':
    'Three times round, each player takes two stacks. Then the player with the first hand takes the tops of two stacks, and each of the others one tile.',
  'table.how.next.east':
    'Three times round, each player takes two stacks. Then East takes the tops of two stacks, and each of the others one tile.',
  'table.how.next.singly':
    'Three times round, each player takes two stacks. Then each player takes one tile, and East a last one.',
  'table.how.round':
    'A round is over when the first hand has gone round the table and comes back to the player who began.',
  'table.how.round.east':
    'A round is over when every player has been East and the player who was East first would be East again.',
  'table.how.robbed':
    'The tile added to an exposed pung may be taken, but only to win: look for a hand that it completes.',
  'table.amounts': 'What is taken',
  'table.amount.stacks': 'two stacks',
  'table.amount.tops': 'the tops of two stacks',
  'table.amount.tile': 'one tile',
  'table.round.same': 'the same round goes on',
  'table.round.new': 'a new round',
  'table.round.over': 'the game is over',
  'table.home': 'began',
  'table.homeEast': 'East first',
  'table.kongStands': 'Nobody: the kong stands',
  'table.cited': '{source}, {place}',
  'table.why.takings': 'Takings so far: {n}; full rounds of the table: {count}.',
  'table.why.secondMarker':
    'The dice show a double, or a 6 and a 1: two markers are turned up at once.',
  'table.why.noSecondMarker':
    'The dice show neither a double nor a 6 and a 1: one marker is turned up at first.',
  'table.why.atHome': 'The round is over when {player} comes to begin again.',
  'table.why.windMoves':
    '{player} was East first and is East again: the next wind rules, the {wind}.',
  'table.why.windStays':
    'East has not yet gone round the table and come back to {player}: the {wind} still rules.',
  'table.why.roundEnds': 'The first hand has come back to {player}: a new round begins.',
  'table.why.roundGoesOn':
    'The turn to begin has not yet gone round the table and come back to {player}: the round goes on.',
  'table.why.gameOver':
    '{player} would begin once more: the only round is over, and the game with it. | {player} would begin once more: all {n} rounds are over, and the game with them.',
  'table.why.robs': '{player} takes the tile out of the kong and wins.',
  'table.why.nobodyRobs':
    'Nobody wins with it. The kong of {player} stands, and {player} takes a replacement tile.',
  'table.why.noRob': 'The tile completes no hand.',
  'table.why.robOrder': 'Of two winners, the one whose turn comes first.',
  'table.error.after-the-game': 'the game is over before the last of these hands.',
} as const;
