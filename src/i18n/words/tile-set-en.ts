/** The English of the page of the tiles. */
export const tileSetEn = {
  'tiles.title': 'The tiles',
  'tiles.description':
    'The 144 tiles of a set: how each is called in the five sources, how it is written, and how it is said.',
  'tiles.intro':
    'Thirty-four kinds, four copies of each, make the 136 tiles every rule set plays with. Eight flowers and seasons, one copy each, may join them.',
  'tiles.notation': 'Notation',
  'tiles.unicode': 'Unicode',
  'tiles.winds': 'Winds',
  'tiles.dragons': 'Dragons',
  'tiles.flowers': 'Flowers',
  'tiles.seasons': 'Seasons',
  'tiles.back': 'The back',
  'tiles.noName': 'no word of its own',
  'tiles.names': 'What the five sources call them',
  'tiles.honours': '“Honours”: one word, five meanings',
  'tiles.honoursNote':
    'For Tchou the honours are the three dragons alone. The Navy adds the 1s and 9s to the winds and dragons. The encyclopedia takes in the flowers and seasons. In the Japanese rules a wind has honour when it is the player’s or the round’s. On this site, as in the international rules, honours are the winds and the dragons.',
  'tiles.dragonsNote':
    'Some makers, says Tchou, cut other pictures for these three: a dragon, a phoenix and a white. The game stays the same.',
  'tiles.flowersNote':
    'The numbers follow our drawings: plum 1, orchid 2, chrysanthemum 3, bamboo 4. The Navy lists the orchid before the plum and does not say which flower bears which number; Tchou and the encyclopedia number them without naming them. Whatever the picture, Tchou and the Navy give number 1 to East, 2 to South, 3 to West and 4 to North.',
  'tiles.numbered': 'numbered 1 to 4',
  'tiles.sparrow': 'The sparrow',
  'tiles.sparrow.name':
    'Mah-jong in Cantonese, ma-ts’iue in Peking: both words mean sparrow. Tchou Kia-kien knows two reasons for the name.',
  'tiles.sparrow.sound':
    'To some it is a matter of the ear: tiles knocking together chirp like sparrows.',
  'tiles.sparrow.sight':
    'To others, of the eye: one tile, the 1 of bamboos, carries a sparrow, or a finer bird in a costly set.',
  'tiles.sparrow.judgement':
    'Tchou sides with the eye: other Chinese dominoes had made the same noise before, and none was named after a bird.',
  'tiles.sparrow.navy':
    'The officers of the Vulcain kept the ear: they call the mixing of the tiles “le gazouillis des moineaux”, the twittering of the sparrows.',
  'tiles.notationNote':
    'A hand is written as figures followed by a letter: 123m456p77z. The same writing serves in addresses, lessons and the command line.',
} as const;
