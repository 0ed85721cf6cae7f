import type { tallyEn } from './tally-en.ts';

/** Le français du compte d’une main à une vraie table ; mêmes clés que l’anglais. */
export const tallyFr: Readonly<Record<keyof typeof tallyEn, string>> = {
  'tally.title': 'Points et paiements',
  'tally.working': 'Chargement des règles',
  'tally.rules': 'Règles',
  'tally.last': 'La tuile gagnante : touchez-la',
  'tally.wonBy': 'La tuile gagnante a été',
  'tally.drawn': 'piochée',
  'tally.from': 'prise à {seat}',
  'tally.seat': 'Vent du joueur',
  'tally.round': 'Vent du tour',
  'tally.how': 'S’il y a lieu',
  'tally.agreements': 'Conventions et amendes',
  'tally.unit': 'Comptes en',
  'tally.yes': 'oui',
  'tally.no': 'non',
  'tally.pair': '{low} et {high}',
  'tally.fine': 'Amende',
  'tally.fine.none': 'aucune',
  'tally.losers': 'Points des autres mains',
  'tally.worth': '{n} point | {n} points',
  'tally.won': 'Une main gagnante',
  'tally.whose': 'Dites à qui la tuile a été prise pour voir les paiements.',
  'tally.notWon': 'Selon ces règles, ces tuiles ne gagnent pas.',
  'tally.noLosers': 'Selon ces règles, seule la main du gagnant compte.',
  'tally.refused': 'L’adresse dit une chose impossible :',
};
