/** Where a reader sees a rule at work. */
import type { Texts } from '../texts.ts';

export const carried = {
  'carried.title': { fr: 'À l’œuvre', en: 'Seen at work' },
  'carried.count': {
    fr: 'Analyser une main : la feuille de points la compte',
    en: 'Analyse a hand: the score sheet counts it',
  },
  'carried.shape': {
    fr: 'Analyser une main : la main complète se reconnaît ainsi',
    en: 'Analyse a hand: complete hands are told by it',
  },
  'carried.waits': {
    fr: 'Analyser une main : attentes et défausses',
    en: 'Analyse a hand: waits and discards',
  },
  'carried.ceremony': {
    fr: 'Préparer la table : dés, murailles, distribution',
    en: 'Making the table ready: dice, walls, deal',
  },
  'carried.claims': {
    fr: 'Jouer une manche : la prise est accordée ou refusée',
    en: 'Play a hand: the claim is granted or refused',
  },
  'carried.play': {
    fr: 'Jouer une manche : la table s’y tient',
    en: 'Play a hand: the table keeps to it',
  },
  'carried.settle': {
    fr: 'Jouer une manche : le règlement la suit',
    en: 'Play a hand: the settlement follows it',
  },
  'carried.agreed': {
    fr: 'Analyser une main : les joueurs en conviennent',
    en: 'Analyse a hand: the players agree on it',
  },
  'carried.tiles': { fr: 'Les tuiles, une par une', en: 'The tiles, one by one' },
  'carried.formulas': { fr: 'Les formules', en: 'The formulas' },
  'carried.atlas': { fr: 'L’atlas des attentes', en: 'The atlas of waits' },
  'carried.care': { fr: 'Questions à la table', en: 'Questions at the table' },
  'carried.elsewhere': { fr: 'Dans les autres sources', en: 'In the other sources' },
} as const satisfies Texts;
