/** Putting a hand together. */
import type { Texts } from '../texts.ts';

export const pick = {
  'pick.text': { fr: 'Une main, écrite ou collée', en: 'A hand, typed or pasted' },
  'pick.how': { fr: 'Comment écrire une main', en: 'How to write a hand' },
  'pick.how.suits': {
    fr: 'Des chiffres, puis m pour les caractères, p pour les cercles, s pour les bambous. La lettre peut venir d’abord : m123.',
    en: 'Digits, then m for characters, p for circles, s for bamboos. The letter may come first: m123.',
  },
  'pick.how.honours': {
    fr: 'Est, Sud, Ouest, Nord ; puis les dragons blanc, vert et rouge.',
    en: 'East, South, West, North; then the white, green and red dragons.',
  },
  'pick.how.flowers': { fr: 'Les fleurs, puis les saisons.', en: 'Flowers, then seasons.' },
  'pick.how.melds': {
    fr: 'Après les tuiles en main : des combinaisons exposées, un carré caché.',
    en: 'After the tiles in hand: exposed groups, a concealed kong.',
  },
  'pick.how.win': {
    fr: 'En dernier, la tuile gagnante : piochée, ou prise d’une défausse.',
    en: 'Last, the winning tile: drawn, or taken from a discard.',
  },
  'pick.how.free': {
    fr: 'Tuiles Unicode, espaces, virgules, crochets et parenthèses se lisent aussi.',
    en: 'Unicode tiles, spaces, commas and brackets are read too.',
  },
  'pick.hand': {
    fr: 'Votre main. Touchez une tuile pour la retirer.',
    en: 'Your hand. Tap a tile to take it away.',
  },
  'pick.remove': { fr: 'Retirer {tile}', en: 'Take away {tile}' },
  'pick.removeMeld': { fr: 'Retirer : {group}', en: 'Take away {group}' },
  'pick.removeKong': {
    fr: 'Retirer : {group}, tuiles cachées',
    en: 'Take away {group}, concealed',
  },
  'pick.removeWin': {
    fr: 'Retirer la tuile gagnante, {tile}',
    en: 'Take away the winning tile, {tile}',
  },
  'pick.clear': { fr: 'Vider', en: 'Clear' },
  'pick.palette': { fr: 'Tuiles à toucher', en: 'Tiles to tap' },
  'pick.asleep': {
    fr: 'Ce texte ne peut pas être lu : toucher une tuile n’ajoute donc rien. Corrigez le texte, ou',
    en: 'The text cannot be read, so taps add nothing. Correct it, or',
  },
  'pick.back': { fr: 'revenez à ces tuiles', en: 'go back to these tiles' },
  'pick.backEmpty': { fr: 'repartez de zéro', en: 'start from nothing' },
  'pick.reds': { fr: 'Cinq rouges', en: 'Red fives' },
  'pick.flowers': { fr: 'Fleurs', en: 'Flowers' },
  'pick.laying': { fr: 'Ajouter', en: 'A tap adds' },
  'pick.laying.tile': { fr: 'tuile', en: 'tile' },
  'pick.laying.chow': { fr: 'séquence', en: 'chow' },
  'pick.laying.pung': { fr: 'brelan', en: 'pung' },
  'pick.laying.kong': { fr: 'carré', en: 'kong' },
  'pick.laying.concealedKong': { fr: 'carré caché', en: 'concealed kong' },
  'pick.told.tile': { fr: 'Une tuile en main, ou une fleur.', en: 'A tile in hand, or a flower.' },
  'pick.told.chow': {
    fr: 'Une séquence exposée : touchez sa tuile la plus basse.',
    en: 'An exposed chow: tap its lowest tile.',
  },
  'pick.told.pung': {
    fr: 'Un brelan exposé : touchez une fois sa tuile.',
    en: 'An exposed pung: tap its tile once.',
  },
  'pick.told.kong': {
    fr: 'Un carré exposé : touchez une fois sa tuile.',
    en: 'An exposed kong: tap its tile once.',
  },
  'pick.told.concealedKong': {
    fr: 'Un carré caché : touchez une fois sa tuile.',
    en: 'A concealed kong: tap its tile once.',
  },
  'pick.told.win': {
    fr: 'La tuile qui a complété la main.',
    en: 'The tile that completed the hand.',
  },
} as const satisfies Texts;
