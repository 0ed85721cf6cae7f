/** Questions about the table. */
export const tableEn = {
  'keys.table': 'Questions about the table',
  'keys.table.digits': 'choose the answer of that number',
  'table.seats': 'The four seats from above',
  'table.player': 'player',
  'table.sits.below': 'at the bottom',
  'table.sits.right': 'on the right',
  'table.sits.above': 'at the top',
  'table.sits.left': 'on the left',
  'table.starter': 'first hand',
  'table.throws': 'throws',
  'table.dice': 'dice: {one} and {other}, {total} in all',
  'table.walls': 'The four walls from above',
  'table.noStack': 'Move the marker along the walls',
  'table.stackOf': 'Wall of {player}, stack {stack} from the right',
  'table.stackRight': 'One stack to the right',
  'table.stackLeft': 'One stack to the left',
  'table.stackOfFromLeft': 'Wall of {player}, stack {stack} from the left',
  'table.stackChoice': 'The stack to lift out',
  'table.copies': '{kinds} kinds, one of each | {kinds} kinds, {n} of each',
  'table.nobody': 'Nobody: the next player draws',
  'table.right': 'Right.',
  'table.notYet': 'Not this answer.',
  'table.solve': 'The answer',
  'table.mark.right': 'right',
  'table.mark.missed': 'the answer',
  'table.mark.wrong': 'not the answer',
  'table.family.characters': 'characters',
  'table.family.circles': 'circles',
  'table.family.bamboos': 'bamboos',
  'table.family.winds': 'winds',
  'table.family.dragons': 'dragons',
  'table.family.flowers': 'flowers and seasons',
  'table.layer.top': 'top',
  'table.layer.bottom': 'bottom',
  'table.end.starter-wins': 'the player with the first hand wins',
  'table.end.other-wins': 'another player wins',
  'table.end.drawn': 'a drawn hand',
  'table.end.draw-ready': 'a drawn hand with East ready',
  'table.end.draw-unready': 'a drawn hand with East not ready',
  'table.end.draw-without-kong': 'a drawn hand without a kong',
  'table.end.draw-with-kong': 'a drawn hand with a kong declared',
  'table.end.annulled': 'a hand annulled',
  'table.ask.families': 'Which of these make {total} tiles together?',
  'table.ask.tiles': 'Which of these tiles belong to the {family}?',
  'table.ask.fills': 'Which of the tiles below completes the hand?',
  'table.ask.complete': 'Which of these hands are complete?',
  'table.ask.reached': '{from} throws {total}. Whose seat does the count reach?',
  'table.ask.place':
    '{from} throws {first}, then {second}. The column holds, from the top: {column}. To whose seat does {player} move?',
  'table.ask.wind': '{starter} has the first hand. Who has the {wind}?',
  'table.ask.starter':
    '{from}, in the East seat, throws {first}, then {second}. Who gets the first hand?',
  'table.ask.passes':
    '{starter} has the first hand. The hands end in turn like this: {ends}. Who has the first hand next?',
  'table.ask.breach':
    '{starter} throws {first}; the player reached throws {second}. Which stack is lifted out?',
  'table.ask.dealt':
    'The walls are open, and {starter} has the first hand. Who is dealt the {layer} tile of the ringed stack?',
  'table.ask.taker':
    '{discarder} discards {tile}. Everyone claims what they may. Who has the tile?',
  'table.why.sum': '{sum} = {total}.',
  'table.why.ownSum': 'Your choice makes {sum}.',
  'table.why.family': 'All kinds of {family}: {tiles}.',
  'table.why.fills': 'With the {tile} the hand is {groups}.',
  'table.why.hand': 'Hand {n}: {groups}.',
  'table.why.noHand':
    'Hand {n}: it does not fall into four groups and a pair, and seven pairs do not win here.',
  'table.why.noSpecialHand':
    'Hand {n}: it does not fall into four groups and a pair, and is no special hand.',
  'table.why.manyChows': 'Hand {n}: four groups and a pair, but more chows than these rules allow.',
  'table.why.count': 'The count goes to the right: {count}.',
  'table.why.reached': '{total} falls on {player}.',
  'table.why.firstThrow': 'First throw, {total}: {count}.',
  'table.why.secondThrow': 'Second throw, {total}, counted from {player}: {count}.',
  'table.why.east': 'So East will sit in the seat of {player}.',
  'table.why.column':
    'Second throw, {total}: {count}. So {player} takes the top tile, and the others follow to the right.',
  'table.why.drawn': 'They turn up: {winds}.',
  'table.why.place':
    'From East to the right sit South, West and North: {player} goes to the seat of {seat}.',
  'table.why.winds': 'From the player with the first hand, to the right: {winds}.',
  'table.why.stays': 'Hand {n}, {end}: it stays with {player}.',
  'table.why.passes': 'Hand {n}, {end}: it passes to {player}.',
  'table.why.breach': '{sum}: in the wall of {breaker}, stack {stack} from the right.',
  'table.why.corner':
    '{sum}, but the wall of {breaker} has only {stacks} stacks. The count turns the corner into the wall on its left, that of {player}, and ends on stack {stack}.',
  'table.why.loose':
    'Its two tiles are laid on the stack at its right. On the left of the gap the deal begins.',
  'table.why.breachFromLeft': '{sum}: in the wall of {breaker}, stack {stack} from the left.',
  'table.why.cornerToRight':
    '{sum}, but the wall of {breaker} has only {stacks} stacks. The count turns the corner into the wall on its right, that of {player}, and ends on stack {stack}.',
  'table.why.looseOnRoof':
    'Its two tiles are laid singly on stacks {low} and {high} to the left of the gap. On the right of the gap the deal begins.',
  'table.why.ringed': 'The ringed stack is number {stack} from the breach.',
  'table.why.stacks':
    'Three times round, each player takes two stacks, in the order {order}. Taking number {turn} is that of {player}.',
  'table.why.lastTiles':
    'The stacks before {low} are gone. {one} takes the top tiles of stacks {low} and {high}, {two} the bottom of {low}, {three} the top of {mid}, {four} the bottom of {mid}.',
  'table.why.claim': '{player} may lay out: {groups}.',
  'table.why.win': '{player} may win.',
  'table.why.order':
    'A win goes before a pung or a kong, and these before a chow; of two wins, the one whose turn is nearer.',
  'table.why.orderKongLast':
    'A win goes before a pung, a pung before a chow, a chow before a kong; of two wins, the one whose turn is nearer.',
  'table.why.taken': '{player} has the tile, discards, and the turn goes on from there.',
  'table.why.wins': '{player} has the tile and wins.',
  'table.why.nobody': 'Nobody may claim it. {player}, who is next, draws from the wall.',
  'table.title': 'At the table',
  'table.description':
    'The set, complete hands, first discards, what others collect: one question after another, each with its reason.',
  'table.needsScript':
    'This drill computes on your device and needs JavaScript. The lessons on the game show questions about the table with their answers without it.',
  'table.game': 'Rules',
  'table.level.all': 'everything',
  'table.level.set': 'the set of tiles',
  'table.level.hands': 'complete hands',
  'table.level.seats': 'seats and winds',
  'table.level.first-hand': 'the first hand',
  'table.level.breach': 'the breach',
  'table.level.deal': 'the deal',
  'table.level.claims': 'claims',
  'table.level.discards': 'discards',
  'table.level.care': 'your own hand',
  'table.level.minimum': 'points needed to win',
  'table.link': 'Copy the link to this question',
  'table.level': 'About',
  'table.results.asked': 'Questions',
  'table.marks': 'Not quite. Missed: {missed}; too many: {wrong}.',
  'table.hand': 'hand {n}',
  'table.neighbour': 'On your neighbour’s table',
  'table.ownHand': 'Your hand: {tiles}',
  'table.by.discard': 'The last tile comes from a discard.',
  'table.by.self': 'The last tile is drawn from the wall.',
  'table.size.small': 'Short hand: one too few',
  'table.size.regular': 'In order',
  'table.size.big': 'Long hand: one too many',
  'table.ask.first': 'You have the {wind}. Which of these tiles go first?',
  'table.ask.collector': 'The discards of the four players. Who is collecting one suit?',
  'table.ask.isolated': 'Which of the honours, 1s and 9s are alone?',
  'table.ask.danger': 'Which tiles must you not discard?',
  'table.ask.tally': 'Is this hand in order?',
  'table.ask.enough': 'With which of these tiles is the hand worth enough to win (8 points)?',
  'table.how.families': 'Count the kinds, and multiply by the number of tiles of each kind.',
  'table.how.tiles': 'Look at the picture, not at the number.',
  'table.how.fills':
    'Set the groups and the pair aside: what is left shows the tile that is missing.',
  'table.how.complete': 'Sort each hand into four groups and a pair.',
  'table.how.reached':
    'The player who throws counts as 1, and the count goes to the right, anticlockwise.',
  'table.how.place':
    'The first throw finds the seat of East, the second the player who takes the top tile of the column.',
  'table.how.wind':
    'East is the player with the first hand; South, West and North follow to the right.',
  'table.how.starter':
    'The first throw is counted from East, the second from the player whom it reaches.',
  'table.how.passes':
    'After each hand the first hand stays where it is or passes to the player on the right.',
  'table.how.breach':
    'The first throw, counted from the player with the first hand, reaches a player. That player throws too, and both throws together count the stacks of the wall in front of that player.',
  'table.how.dealt':
    'Three times round, each player takes two stacks. Then the player with the first hand takes two tiles, and each of the others one.',
  'table.how.taker':
    'Look for a win first, then for a pung, a chow of the next player or a kong, in the order of these rules.',
  'table.how.first':
    'Lone winds of other players go first, then lone 1s and 9s, then lone dragons.',
  'table.how.collector':
    'Find the suit that is scarce among all the discards, then the player who has discarded none of it.',
  'table.how.isolated':
    'Honours, 1s and 9s count. Each must stand alone: no second one in the hand, and beside a 1 no 2 or 3, beside a 9 no 7 or 8 of its suit.',
  'table.how.danger':
    'Look at the groups on your neighbour’s table: which tiles could further the hand that they threaten?',
  'table.how.tally':
    'When it is not your turn, your hand has thirteen tiles. A group on the table counts as three, and so does a kong.',
  'table.how.enough':
    'Find every tile that completes the hand, then count the hand with each of them.',
  'table.why.familySize': '{n} tiles: {family}.',
  'table.why.howMany': 'There is one to find. | There are {n} to find.',
  'table.why.fillsWhole': 'With the {tile} the hand is complete.',
  'table.why.wholeHand': 'Hand {n}: complete.',
  'table.why.countTo': 'Count to {total}, beginning with {player}.',
  'table.why.rounds':
    'Four counts come back to the same seat: {total} falls where {n} falls, counted from {player}.',
  'table.why.eastIs': 'East is {player}.',
  'table.why.staysAfter': 'It stays if the hand ends like this: {ends}.',
  'table.why.begins': 'It is with {player} first.',
  'table.why.countStacks':
    '{sum}: so many stacks are counted in the wall of {breaker}, from the right.',
  'table.why.countFromLeft':
    '{sum}: so many stacks are counted in the wall of {breaker}, from the left.',
  'table.why.dealOrder': 'The order of taking: {order}.',
  'table.why.tooCheap':
    'The hand of {player} would be complete, but worth less than {least} points: no win.',
  'table.why.noClaim': 'Nobody wins with it, and nobody has two like it.',
  'table.why.loneWinds': 'Lone winds of other players go before everything else.',
  'table.why.loneEnds': 'There is no lone wind of another player: lone 1s and 9s go.',
  'table.why.loneDragons': 'The only lone tiles are dragons.',
  'table.why.collects': '{player} has discarded no {family}.',
  'table.why.isolated': '{n} tile is alone. | {n} tiles are alone.',
  'table.why.played': '{least} are needed: the deal is played.',
  'table.why.annulled': 'You may have the deal annulled.',
  'table.danger.one-series': 'Three exposed groups of one suit: every tile of it is dangerous.',
  'table.danger.honours': 'Two sets of dragons: the third dragon is dangerous.',
  'table.danger.winds': 'Three sets of winds: the fourth wind is dangerous.',
  'table.why.inHand': 'Tiles in hand: {n}. Groups on the table: {count}.',
  'table.why.tally':
    '{n} tile in hand, a group on the table counting as three. | {n} tiles in hand, a group on the table counting as three.',
  'table.why.worth': '{tile}: {n} point. | {tile}: {n} points.',
  'table.hint.answer': 'The answer: {answer}.',
  'table.error.no-such-total': 'no families make that many tiles.',
  'table.error.nothing-to-find': 'nothing there answers the question.',
  'table.error.not-dealt': 'nobody is dealt that tile.',
  'table.error.missing-hand': 'this player’s hand is missing.',
  'table.error.hand-of-the-discarder': 'the hand of the one who discards is not asked about.',
  'table.error.too-many-on-the-table': 'there are more tiles of a kind than a set has.',
  'table.error.wind-decides':
    'whether it may win depends on a wind that the question does not tell.',
  'table.error.not-in-these-rules': 'these rules know nothing of it.',
  'table.error.no-threat': 'these groups threaten no hand.',
  'table.error.not-on-the-table': 'only groups lie on the table.',
  'table.starterEast': 'East',
  'table.openedAt': 'The four walls from above. The breach: {stack}',
  'table.die': 'a die: {n}',
  'table.discards': 'discards',
  'table.lays': 'lays out',
  'table.wins': 'wins',
  'table.marker': 'Tiger marker: {tile}',
  'table.side.left': 'left',
  'table.side.middle': 'middle',
  'table.side.right': 'right',
  'table.lies.left': 'on the left',
  'table.lies.middle': 'in the middle',
  'table.lies.right': 'on the right',
  'table.kind.plain': 'without honour',
  'table.kind.honour': 'with honour',
  'table.kind.double': 'double',
  'table.laid.chow': 'a chow',
  'table.laid.pung': 'a pung',
  'table.laid.kong': 'a kong',
  'table.laidLook': '{laid}, with one tile laid across {lies}',
  'table.draws': '{n} draw | {n} draws',
  'table.end.eastWins': 'East wins',
  'table.ask.wind.east': '{starter} is East. Who has the {wind}?',
  'table.ask.starter.east':
    '{from} throws {first}; the player reached throws {second}. Who is East first?',
  'table.ask.passes.east':
    '{starter} is East. The hands end in turn like this: {ends}. Who is East next?',
  'table.ask.breach.gap':
    '{starter} throws {total}. Which is the last stack to stay on the right of the gap?',
  'table.ask.dealt.east':
    'The walls are open, and {starter} is East. Who is dealt the {layer} tile of the ringed stack?',
  'table.ask.ranked': 'Each player throws. Who has the {wind}?',
  'table.ask.lot':
    '{from} lines up six tiles, then throws {first} and {second}. To whose seat does {player} move?',
  'table.ask.worth': 'Round wind: {round}. Your own wind: {seat}. What is the {wind} to you?',
  'table.ask.opened': '{starter} throws {total}. In whose wall is the breach made?',
  'table.ask.apart':
    'The walls are open. Kongs declared: {kongs}. Which stack is the last of those set apart?',
  'table.ask.marker':
    'The walls are open. Kongs declared: {kongs}. On which stack is the last Tiger marker turned up?',
  'table.ask.replacement':
    'The walls are open. Replacement tiles taken already: {taken}. From which stack does the next one come?',
  'table.ask.draws':
    'Nobody wins. Kongs declared: {kongs}; flowers and seasons replaced: {flowers}. How many tiles are drawn in turn after the deal?',
  'table.ask.tiger': 'This tile is the Tiger marker. Which tile is the Tiger (dora)?',
  'table.ask.claimants': '{discarder} discards {tile}. Who may claim it?',
  'table.ask.across':
    '{player} lays out {laid} with a discard of {from}. Where does the claimed tile lie across?',
  'table.ask.giver': '{player} has laid out {laid}. Whose discard was the tile that lies across?',
  'table.how.wind.east': 'From East to the right sit South, West and North.',
  'table.how.starter.east':
    'The first throw is counted from the player who made it, and so is the second.',
  'table.how.passes.east':
    'After each hand East stays East, or the player on the right becomes East.',
  'table.how.breach.east':
    'The first throw, counted from East, reaches a player. That player throws too, and both throws together count the stacks of the wall in front of that player.',
  'table.how.breach.gap':
    'One throw serves twice: counted from East it names the wall, and it counts the stacks of that wall from the right.',
  'table.how.dealt.east':
    'Three times round, each player takes two stacks. Then East takes two tiles, and each of the others one.',
  'table.how.dealt.singly':
    'Three times round, each player takes two stacks. Then each player takes one tile, and East a last one.',
  'table.how.ranked': 'The player with the highest throw is East.',
  'table.how.lot':
    'The first throw finds the seat of East, the second the end of the row from which the winds are handed out, to the right of the thrower first.',
  'table.how.worth': 'A wind counts for you if it is that of the round or your own.',
  'table.how.opened':
    'The player who throws counts as 1, and the count goes to the right, anticlockwise.',
  'table.how.apart':
    'What is set apart begins on the side of the breach where no tile is dealt from.',
  'table.how.marker':
    'The first marker lies on the third stack to the right of the breach; each kong brings another marker.',
  'table.how.replacement': 'Replacement tiles are not taken where the deal began.',
  'table.how.draws':
    'From the whole set take away the tiles dealt, those that nobody draws, and the replacement tiles.',
  'table.how.tiger':
    'The Tiger is the tile after the marker; after the last of its row comes the first.',
  'table.how.claimants':
    'Look at each hand by itself: a win, two or three like the discard, or a chow for the next player.',
  'table.how.across': 'The place of the tile that lies across tells whose discard it was.',
  'table.how.giver': 'The place of the tile that lies across tells whose discard it was.',
  'table.why.windsFromEast': 'From East, to the right: {winds}.',
  'table.why.staysEastAfter': 'East stays East if the hand ends like this: {ends}.',
  'table.why.staysEast': 'Hand {n}, {end}: {player} stays East.',
  'table.why.becomesEast': 'Hand {n}, {end}: {player} becomes East.',
  'table.why.tidied': 'With the two numbers moved to the ends: {tiles}.',
  'table.why.fromOdd':
    'Second throw, {total}, odd: the winds go out from the {side}, where the odd number is, and {player} takes the first one.',
  'table.why.fromEven':
    'Second throw, {total}, even: the winds go out from the {side}, where the even number is, and {player} takes the first one.',
  'table.why.ranking': 'From the highest throw to the lowest: {order}.',
  'table.why.ranksSeats': 'East, South, West and North in that order: {player} has the {wind}.',
  'table.why.ranksEast': 'The player with the highest throw is East: {player}.',
  'table.why.wallOf': 'The breach is made in the wall of {player}.',
  'table.why.breachGap':
    'In the wall of {breaker}, {total} stacks are counted from the right. They stay there, and the others are pushed to the left.',
  'table.why.headLeft': 'On the left of the gap the deal begins.',
  'table.why.looseApart':
    'Its two tiles are laid singly on stacks {low} and {high} to the right of the gap. On the left of the gap the deal begins.',
  'table.why.lastSingly':
    'The stacks before {low} are gone. One tile each: {one} the top of {low}, {two} the bottom of {low}, {three} the top of {mid}, {four} the bottom of {mid}, and again {one} the top of {high}.',
  'table.why.tailStack': 'Number {nth} from the breach is stack {stack} in the wall of {player}.',
  'table.why.hill': 'The hill: the two loose tiles and the {n} stacks beside the breach.',
  'table.why.treasure':
    'The Treasure: two stacks for replacements, one stack for each of the markers ({count}), and four more. That makes {n} stacks beside the breach.',
  'table.why.markers':
    'The first marker is on stack {n} from the breach, each kong adds the next one: markers turned up, {count}.',
  'table.why.behindHill':
    'They are taken behind the hill, from stack {n} on, two from each stack. This one is number {nth}.',
  'table.why.inTreasure':
    'They are taken from the two stacks next to the breach, the top tile before the bottom one. This one is number {nth}.',
  'table.why.looseFirst':
    'The two loose tiles go first, then the stacks from the gap on, two tiles from each. This one is number {nth}.',
  'table.why.drawsAtFirst': '{total} tiles, less 53 dealt and {n} that nobody draws: {left}.',
  'table.why.twoFewer':
    'Each kong takes away two draws: its replacement tile, and one more tile that is kept. | Each of the {n} kongs takes away two draws: its replacement tile, and one more tile that is kept.',
  'table.why.oneFewer':
    'The kong takes one replacement tile. | The {n} kongs take a replacement tile each.',
  'table.why.flowersFewer':
    'One bonus tile takes a replacement tile too. | {n} bonus tiles take a replacement tile each.',
  'table.why.drawsLeft': '{n} are left to draw.',
  'table.why.markerRow': 'The row: {tiles}, and round again. The marker: {tile}.',
  'table.why.across': '{player} sits where the tile points, seen from {seat}: it lies {lies}.',
  'table.why.windPlain': 'The {wind} is neither that of the round nor your own.',
  'table.why.windHonour': 'The {wind} is that of the round or your own, and not both.',
  'table.why.windDouble': 'The {wind} is that of the round and your own.',
  'table.why.roundIs': 'The {wind} is that of the round.',
  'table.why.roundIsNot': 'The {wind} is not that of the round.',
  'table.level.east': 'who is East next',
  'table.level.treasure': 'the Treasure',
  'table.level.hill': 'the hill',
  'table.level.melds': 'the tile laid across',
  'table.error.thrown-again': 'players are level there and throw again.',
  'table.error.not-six-tiles': 'the row needs the four winds, an odd number and an even one.',
  'table.why.noRole': 'The hand of {player} would be complete, but has no role: no win.',
  'table.ask.draws.plain':
    'Nobody wins. Kongs declared: {kongs}. How many tiles are drawn in turn after the deal?',
  'table.ask.turn':
    '{from} discards. {player} claims the tile, lays out the group and discards. Whose turn is it next?',
  'table.ask.passed':
    '{from} discards, and {player} wins with that tile. Who plays once more before the hands are counted?',
  'table.how.turn': 'After a claim the turn goes on to the right of the player who took the tile.',
  'table.how.passed': 'In this game the players between the discard and the win keep their turn.',
  'table.why.passedOver': 'Passed over between the two: {order}.',
  'table.why.nonePassed': 'Nobody sits between the two in the order of play.',
  'table.why.turnGoesOn': 'The turn goes on to the right of {player}: {seat}.',
  'table.why.playOnceMore':
    'They do not lose their turn: each of them draws and discards once more.',
  'table.why.looseRenewed':
    'The two loose tiles go one after the other, the one nearer to the gap first; when both have gone, two others are laid there. This one is number {nth}.',
  'walk.label':
    'At this table there is {n} thing to do. | At this table there are {n} things to do.',
  'walk.count': '{at} of {all}',
  'walk.table': 'The table',
  'walk.restart': 'From the beginning',
  'walk.here': 'Here',
  'walk.refused': '{answer}: not this one.',
  'walk.claim': '{player} takes the tile and lays out: {group}.',
  'walk.paper.seats': 'Around the table, to the right: {players}.',
  'walk.paper.thrown': '{player} throws {total}.',
  'walk.paper.breach': 'The breach: {stack}.',
  'walk.paper.ringed': 'The ringed stack is number {n} from the breach.',
  'walk.done': 'All is done.',
} as const;
