/** Where a reader sees a rule at work. */
export const carriedEn = {
  'carried.title': 'Seen at work',
  'carried.count': 'Analyse a hand: the score sheet counts it',
  'carried.shape': 'Analyse a hand: complete hands are told by it',
  'carried.waits': 'Analyse a hand: waits and discards',
  'carried.ceremony': 'Making the table ready: dice, walls, deal',
  'carried.claims': 'Play a hand: the claim is granted or refused',
  'carried.play': 'Play a hand: the table keeps to it',
  'carried.settle': 'Play a hand: the settlement follows it',
  'carried.agreed': 'Analyse a hand: the players agree on it',
  'carried.tiles': 'The tiles, one by one',
  'carried.formulas': 'The formulas',
  'carried.atlas': 'The atlas of waits',
  'carried.care': 'Questions at the table',
  'carried.elsewhere': 'In the other sources',
} as const;
