/** What one does on a page, and the keys that do it. */
export const helpEn = {
  'help.title': 'Help for this page',
  'help.home':
    'Tap the tiles that complete the hand of the day, then Check. The courses, the drills and the atlas are further down.',
  'help.lesson':
    'Read, then answer the framed positions. A dotted word opens its meaning on the spot.',
  'help.drill':
    'Answer, then tap Check: the reason appears with the answer. Hints come one step at a time. The level is chosen at the top of the page.',
  'help.atlas': 'Every dot is a hand. Tap the fan to see it, or pick a number of winning tiles.',
  'help.exclusions': 'Tap a fan to see which it excludes and which exclude it.',
  'help.analyse':
    'Tap tiles or type a hand: the page tells what it waits on and what each discard leaves.',
  'help.read': 'A page to look things up in. The menu leads to the courses and the drills.',
  'keys.question': 'Questions of the page',
  'keys.question.digits': 'choose the answer with that number',
  'keys.everywhere': 'Every page',
  'keys.drill': 'Looking for waits',
  'keys.help': 'show or hide this help',
  'keys.search': 'search the site',
  'keys.tab': 'go from one thing to the next',
  'keys.digits': 'choose the tile of that number, or put it back',
  'keys.none': 'say that none wins',
  'keys.suits': 'go to the characters, circles, bamboos or honours',
  'keys.enter': 'check, then go on',
  'keys.hint': 'take a hint',
  'keys.arrows': 'step through the readings of a tile',
  'keys.waitKind': 'Naming a wait',
  'keys.waitKind.digits': 'choose the kind of that number',
  'keys.waitKind.arrows': 'from one way to the next',
  'keys.enterName': 'Enter',
  'keys.tabName': 'Tab',
} as const;
