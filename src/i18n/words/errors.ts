/** What is wrong with a hand as written. */
import type { Texts } from '../texts.ts';

export const errors = {
  'error.empty': { fr: 'Aucune tuile n’est écrite ici.', en: 'No tile is written here.' },
  'error.too-long': {
    fr: 'Ce texte compte {length} signes ; une main n’en demande jamais plus de {max}.',
    en: 'This text has {length} characters; a hand never needs more than {max}.',
  },
  'error.unknown-sign': {
    fr: '« {sign} » (signe {place}) n’appartient pas à la notation. Après les chiffres viennent m, p, s, z ou f.',
    en: '“{sign}” (character {place}) is not part of the notation. Digits are followed by m, p, s, z or f.',
  },
  'error.digits-without-letter': {
    fr: 'Après les chiffres {digits} (à partir du signe {place}), il manque une lettre : m, p, s, z ou f.',
    en: 'The digits {digits} (from character {place}) need a letter: m, p, s, z or f.',
  },
  'error.letter-without-digits': {
    fr: 'Devant la lettre {letter} (signe {place}), il manque un chiffre.',
    en: 'The letter {letter} (character {place}) needs a digit before it.',
  },
  'error.lone-letter': {
    fr: 'La lettre {letter} (signe {place}) n’a aucun chiffre à côté d’elle.',
    en: 'The letter {letter} (character {place}) has no digit beside it.',
  },
  'error.no-such-tile': {
    fr: 'La tuile {tile} n’existe pas (signe {place}).',
    en: 'There is no tile {tile} (character {place}).',
  },
  'error.bad-meld': {
    fr: '{text} (à partir du signe {place}) n’est ni une séquence, un brelan ou un carré exposés (~), ni un carré caché entre parenthèses.',
    en: '{text} (from character {place}) is neither an exposed chow, pung or kong (~) nor a concealed kong in parentheses.',
  },
  'error.unclosed-meld': {
    fr: 'La parenthèse du signe {place} n’est jamais fermée.',
    en: 'The parenthesis at character {place} is never closed.',
  },
  'error.bad-winning-tile': {
    fr: '{text} (à partir du signe {place}) n’est pas une tuile gagnante.',
    en: '{text} (from character {place}) is not one winning tile.',
  },
  'error.misplaced': {
    fr: '{sign} (signe {place}) n’est pas à sa place : d’abord les tuiles cachées, puis les combinaisons exposées, puis la tuile gagnante.',
    en: '{sign} (character {place}) is in the wrong place: concealed tiles first, then exposed groups, then the winning tile.',
  },
  'error.too-many-copies': {
    fr: 'Ici, {tile} figure {count} fois ; un jeu n’en a que {max}.',
    en: 'Here {tile} appears {count} times; a set has only {max}.',
  },
  'error.impossible-count': {
    fr: 'Une main à laquelle il manque une tuile ne peut pas avoir {count} tuiles : il en faut 1, 4, 7, 10 ou 13, ou bien 2, 5, 8 ou 11 si la paire est ailleurs.',
    en: 'A hand with one tile to come cannot have {count} tiles: it takes 1, 4, 7, 10 or 13, or 2, 5, 8 or 11 with the pair elsewhere.',
  },
  'error.no-flowers': {
    fr: 'Fleurs et saisons n’entrent dans aucune attente : laissez-les de côté.',
    en: 'Flowers and seasons take no part in a wait: leave them out.',
  },
  'error.no-win': {
    fr: 'Une tuile gagnante est déjà nommée ici : retirez-la pour demander lesquelles gagnent.',
    en: 'A winning tile is already named here: leave it out to ask which tiles win.',
  },
} as const satisfies Texts;
