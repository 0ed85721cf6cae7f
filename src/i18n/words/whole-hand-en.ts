/** The English of the first evening's whole hand, beside the words of a table; the same rules as in `en.ts`. */
export const wholeHandEn = {
  'wholeHand.title': 'A whole hand',
  'wholeHand.description':
    'A whole hand of 1924 against three patient partners: you draw, claim and discard, then count what you won.',
  'wholeHand.needsScript': 'The hand is played on this page, which needs JavaScript.',
  'wholeHand.begin': 'You are East and begin. Every lawful move counts.',
  'wholeHand.coach': 'A word on your move',
  'wholeHand.takeBack': 'Take back',
  'wholeHand.playOn': 'Play on',
  'wholeHand.said.nine': 'Others’ winds first. The 9 may still pair.',
  'wholeHand.said.chows': '3-4-5 stands there twice. Keep both chows.',
  'wholeHand.said.dragons': 'A pung of dragons doubles your hand, and one red dragon is left.',
  'wholeHand.said.pung':
    '3-4-5 stood there twice already. You are no nearer, and {after} tiles help instead of {before}.',
  'wholeHand.said.groups':
    '{wind} shows three groups of one suit. A tile of that suit may win, and whoever discards it pays for all.',
  'wholeHand.said.danger':
    'The {tile} was as lone, and harmless. {wind} wins {points} points; you pay for all three: {net}, without the fine {unfined}.',
  'wholeHand.rule': 'The rule',
  'wholeHand.won.drawn': 'Mah-jong, on a tile you drew.',
  'wholeHand.won.given': 'Mah-jong, on the discard of {giver}.',
  'wholeHand.lost.given': '{wind} wins on your discard.',
  'wholeHand.count': 'Count your hand, line by line.',
  'wholeHand.count.next': 'Next line',
  'wholeHand.lost': 'What was missing',
  'wholeHand.lost.ready': 'You were ready. One of these would have won.',
  'wholeHand.lost.far':
    'You were {n} tile short of ready. These would have helped. | You were {n} tiles short of ready. These would have helped.',
  'wholeHand.same': 'The same wall again',
  'wholeHand.another': 'Another wall',
  'wholeHand.played': 'You have played a hand of 1924.',
} as const;
