/** The English of scoring a hand at a real table; the same rules as in `en.ts`. */
import type { Texts } from '../texts.ts';

export const tally = {
  'tally.title': { fr: 'Points et paiements', en: 'Score and payments' },
  'tally.working': { fr: 'Chargement des règles', en: 'Fetching the rules' },
  'tally.rules': { fr: 'Règles', en: 'Rules' },
  'tally.last': { fr: 'La tuile gagnante : touchez-la', en: 'The winning tile: tap it' },
  'tally.wonBy': { fr: 'La tuile gagnante a été', en: 'The winning tile was' },
  'tally.drawn': { fr: 'piochée', en: 'drawn' },
  'tally.from': { fr: 'prise à {seat}', en: 'taken from {seat}' },
  'tally.seat': { fr: 'Vent du joueur', en: 'Seat wind' },
  'tally.round': { fr: 'Vent du tour', en: 'Round wind' },
  'tally.how': { fr: 'Circonstances', en: 'Circumstances' },
  'tally.agreements': { fr: 'Conventions et amendes', en: 'Agreements and fines' },
  'tally.unit': { fr: 'Comptes en', en: 'Accounts in' },
  'tally.yes': { fr: 'oui', en: 'yes' },
  'tally.no': { fr: 'non', en: 'no' },
  'tally.pair': { fr: '{low} et {high}', en: '{low} and {high}' },
  'tally.fine': { fr: 'Amende', en: 'Fine' },
  'tally.fine.none': { fr: 'aucune', en: 'none' },
  'tally.beside': {
    fr: 'Répétitions et mises sur la table',
    en: 'Repeats and stakes on the table',
  },
  'tally.repeats': { fr: 'Bâtonnets de répétition', en: 'Repeat sticks' },
  'tally.stakes': { fr: 'Mises posées par {seat}', en: 'Stakes laid by {seat}' },
  'tally.losers': { fr: 'Points des autres mains', en: 'Points of the other hands' },
  'tally.worth': { fr: '{n} point | {n} points', en: '{n} point | {n} points' },
  'tally.won': { fr: 'Une main qui a gagné', en: 'A hand that won' },
  'tally.whose': {
    fr: 'Dites à qui la tuile a été prise pour voir les paiements.',
    en: 'Say whose tile it was to see the payments.',
  },
  'tally.notWon': {
    fr: 'Selon ces règles, ces tuiles ne gagnent pas.',
    en: 'Under these rules these tiles do not win.',
  },
  'tally.noLosers': {
    fr: 'Selon ces règles, seule la main du gagnant compte.',
    en: 'Under these rules only the winner’s hand counts.',
  },
  'tally.refused': {
    fr: 'L’adresse dit une chose impossible :',
    en: 'The address says something impossible:',
  },
} as const satisfies Texts;
