/** The English of what is wrong with a hand as written; the same rules as in `en.ts`. */
export const errorsEn = {
  'error.empty': 'No tile is written here.',
  'error.too-long': 'This text has {length} characters; a hand never needs more than {max}.',
  'error.unknown-sign':
    '“{sign}” (character {place}) is not part of the notation. Digits are followed by m, p, s, z or f.',
  'error.digits-without-letter':
    'The digits {digits} (from character {place}) need a letter: m, p, s, z or f.',
  'error.letter-without-digits': 'The letter {letter} (character {place}) needs a digit before it.',
  'error.lone-letter': 'The letter {letter} (character {place}) has no digit beside it.',
  'error.no-such-tile': 'There is no tile {tile} (character {place}).',
  'error.bad-meld':
    '{text} (from character {place}) is no exposed chow, pung or kong (~), nor a concealed kong in parentheses.',
  'error.unclosed-meld': 'The parenthesis at character {place} is never closed.',
  'error.bad-winning-tile': '{text} (from character {place}) is not one winning tile.',
  'error.misplaced':
    '{sign} (character {place}) stands in the wrong place: concealed tiles first, then melds, then the winning tile.',
  'error.too-many-copies': 'The {tile} stands here {count} times; a set has only {max}.',
  'error.impossible-count':
    'A hand with one tile to come cannot have {count} tiles: it takes 1, 4, 7, 10 or 13, or 2, 5, 8 or 11 with the pair elsewhere.',
  'error.no-flowers': 'Flowers and seasons take no part in a wait: leave them out.',
  'error.no-win': 'A winning tile is already named here: leave it out to ask which tiles win.',
} as const;
