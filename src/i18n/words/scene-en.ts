/** The table seen from above, and what is done before a hand. */
export const sceneEn = {
  'scene.title': 'Making the table ready',
  'scene.description':
    'Seats, walls, breach and deal, act by act, under five rule sets. Change the rule set and keep the dice: what differs is seen at once.',
  'scene.example': 'One example for each rule set, every act with its rule.',
  'scene.rules': 'Rule set',
  'scene.short.tchou1924': '1924',
  'scene.short.vulcain1953': '1953',
  'scene.short.encyclopedie': 'Encycl.',
  'scene.short.mcr': 'Intern.',
  'scene.short.riichi': 'Japan',
  'scene.seat': '{wind} ({player})',
  'scene.held': '{seat}: {n} tile in hand | {seat}: {n} tiles in hand',
  'scene.lot': 'Tiles to draw the places',
  'scene.part': 'Part',
  'scene.part.seats': 'Seats',
  'scene.part.walls': 'Walls',
  'scene.part.breach': 'Breach',
  'scene.part.deal': 'Deal',
  'scene.part.flowers': 'Flowers',
  'scene.part.kong': 'First turns',
  'scene.play': 'Play',
  'scene.pause': 'Pause',
  'scene.step': 'Next act',
  'scene.back': 'Act before',
  'scene.acts': 'The acts',
  'scene.dice': 'Dice',
  'scene.dice.roll': 'Throw everything anew',
  'scene.dice.places': 'Throws for the places, {nth}',
  'scene.dice.starter': 'Throws for the first hand',
  'scene.dice.breach': 'Throws for the breach',
  'scene.die': 'Die {n}: {face}',
  'scene.close': 'Close',
  'scene.rule': 'Rule {id}',
  'scene.silent': 'The source does not say this.',
  'scene.help':
    'Choose a rule set, then go through the acts one by one or let them play. Under “Dice” each die can be set by hand. The address holds everything, so that it can be passed on.',
  'scene.keys.play': 'play and pause',
  'scene.keys.space': 'Space',
  'scene.left': 'left',
  'scene.right': 'right',
  'scene.act.begun': 'The four players have not sat down yet.',
  'scene.act.seated': 'The source does not say how places are drawn: A is East.',
  'scene.act.lot.column':
    '{who} shuffles one tile of each wind face down and lines them up in a column.',
  'scene.act.lot.row':
    '{who} shuffles six tiles face down, the four winds, an odd and an even number, and lines them up.',
  'scene.act.throw': '{who} throws {total}.',
  'scene.act.again': '{who} is level with another player and throws again: {total}.',
  'scene.act.eastSeat': '{who} throws {total}: the seat of {to} will be East’s.',
  'scene.act.firstWind': '{who} throws {total}: {to} takes the top tile of the column.',
  'scene.act.rowOdd': '{who} throws {total}, an odd total.',
  'scene.act.rowEven': '{who} throws {total}, an even total.',
  'scene.act.tidy.left':
    'The tiles are turned up and the two numbers put at the ends. The winds are given out from the left end.',
  'scene.act.tidy.right':
    'The tiles are turned up and the two numbers put at the ends. The winds are given out from the right end.',
  'scene.act.drawWind': '{who} gets the {tile}.',
  'scene.act.chooseSeat': '{who} has the highest total and chooses a seat.',
  'scene.act.sit':
    '{player} is East. South sits on East’s right, West opposite, North on East’s left.',
  'scene.act.starterFirst': '{who} throws {total}. The count ends at {to}.',
  'scene.act.starter': '{who} throws {total}. The count ends at {to}.',
  'scene.act.start': '{player} begins, and is East for this hand.',
  'scene.act.build':
    'Each player builds a wall of {stacks} stacks, two tiles high: {tiles} tiles in all.',
  'scene.act.wall': '{who} throws {total}: the wall of {to} is opened.',
  'scene.act.stack': '{who} throws {own}. With the first throw that makes {total}.',
  'scene.act.wallAndStack':
    '{who} throws {total}: the wall of {to} is opened, after as many stacks.',
  'scene.act.breach': '{who} counts {total} stacks from the {side} end of that wall.',
  'scene.act.corner': 'The count goes on round the corner: stack {stack} of the wall of {to}.',
  'scene.act.parted': 'The walls are parted behind the last stack counted.',
  'scene.act.loose':
    'The stack is lifted out. Its two tiles are laid on stack {low} to the {side} of the breach.',
  'scene.act.looseTwo':
    'The stack is lifted out. Its two tiles are laid on stacks {low} and {high} to the {side} of the breach.',
  'scene.act.renewed':
    'Both loose tiles have been used. The next two from that end of the walls replace them.',
  'scene.act.apart.none': 'Nothing is set apart: the walls are played to the last tile.',
  'scene.act.apart.last':
    'The last {tiles} tiles at the {side} of the breach stay in the walls. Nobody draws them.',
  'scene.act.apart.own':
    'The {stacks} stacks to the {side} of the breach are set apart with the two tiles on them: {tiles} tiles that nobody draws.',
  'scene.act.apart.replaces':
    'The {stacks} stacks to the {side} of the breach are set apart: {tiles} tiles. Only replacement tiles come from there.',
  'scene.act.marker':
    'On stack {stack} to the {side} of the breach the {tile} is turned up. The dora is the {to}.',
  'scene.act.take.first': '{who} takes two stacks from the {side} of the breach.',
  'scene.act.take.next': '{who} takes the next two stacks.',
  'scene.act.take.tops': '{who} takes the top tiles of the first and the third stack left.',
  'scene.act.take.top': '{who} takes one tile, the top of the next stack.',
  'scene.act.take.bottom': '{who} takes one tile, the lower one of that stack.',
  'scene.act.flower': '{who} lays down a flower or a season and takes a replacement tile.',
  'scene.act.flower.down': '{who} lays a flower face down and takes a replacement tile.',
  'scene.act.begin': '{who} holds {n} tiles, the others {others}. The hand begins.',
  'scene.act.kong': '{who} holds four tiles alike and lays them down: a concealed kong of {tile}.',
  'scene.act.replace.loose': '{who} takes a loose tile to replace the fourth one.',
  'scene.act.replace.top':
    '{who} takes the replacement tile: the top of stack {stack} to the {side} of the breach.',
  'scene.act.replace.bottom':
    '{who} takes the replacement tile: the lower one of stack {stack} to the {side} of the breach.',
  'scene.act.discard': '{who} discards the {tile}.',
  'scene.act.claim': '{who} claims the {tile} of {to} and lays down a pung.',
  'scene.act.passed': 'Play goes on at the right of {who}; whoever sits between loses the turn.',
  'scene.act.draw': '{who} draws the next tile from the {side} of the breach.',
} as const;
