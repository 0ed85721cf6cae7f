/** What one does on a page, and the keys that do it. */
export const helpEn = {
  'help.title': 'Help for this page',
  'help.home':
    'Tap the tiles that complete the hand of the day, then Check. The courses, the drills and the atlas are further down.',
  'help.lesson':
    'Read, then answer the framed positions. A dotted word opens its meaning on the spot.',
  'help.drill':
    'Answer, then tap Check: the reason appears with the answer. Hints come one step at a time. The level at the top of the page opens onto its choices and the runs against the clock.',
  'help.atlas': 'Every dot is a hand. Tap the fan to see it, or pick a number of winning tiles.',
  'help.exclusions': 'Tap a fan to see which it excludes and which exclude it.',
  'help.analyse':
    'Tap tiles or type a hand: the page tells what it waits on and what each discard leaves.',
  'help.drills':
    'Choose a kind of question. The run of the day at the top has the same ten questions for everyone.',
  'help.today':
    'Begin leads from one step to the next, page by page. Beside each step you can ask for something else, leave it out for today, or move it up and down.',
  'help.mistakes':
    'Review asks the questions that are due, drill by drill. In the list a question can be asked at once, suspended or deleted.',
  'help.skills':
    'Each name is a drill, each mark beside it a level. Tap it to practise the level that comes next.',
  'help.settings':
    'Tap a choice: it takes effect at once. What is kept of your practice is at the end of the page, to be saved, read again or erased.',
  'help.play':
    'Choose rules and length, then play: tap a tile and Discard; where you may claim a discard, you are asked. The hand is kept after each move.',
  'help.compared':
    'Tap tiles, type a hand or take an example: the five rule sets answer side by side. The address holds the hand.',
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
