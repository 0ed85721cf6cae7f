import type { carriedEn } from './carried-en.ts';

/** Où le lecteur voit une règle à l’œuvre ; mêmes clés que l’anglais. */
export const carriedFr: Readonly<Record<keyof typeof carriedEn, string>> = {
  'carried.title': 'À l’œuvre',
  'carried.count': 'Analyser une main : la feuille de points la compte',
  'carried.shape': 'Analyser une main : la main complète se reconnaît ainsi',
  'carried.waits': 'Analyser une main : attentes et défausses',
  'carried.ceremony': 'Préparer la table : dés, murailles, donne',
  'carried.claims': 'Jouer une manche : la prise est accordée ou refusée',
  'carried.play': 'Jouer une manche : la table s’y tient',
  'carried.settle': 'Jouer une manche : le règlement la suit',
  'carried.agreed': 'Analyser une main : les joueurs en conviennent',
  'carried.tiles': 'Les tuiles, une par une',
  'carried.formulas': 'Les formules',
  'carried.atlas': 'L’atlas des attentes',
  'carried.care': 'Questions à la table',
  'carried.elsewhere': 'Dans les autres sources',
};
