import { borrowedRows, type encyclopedieEn } from './encyclopedie-en.ts';
import { tchouFr } from './tchou-fr.ts';

/** Le jeu de l’encyclopédie : lignes de compte et conventions ; mêmes clés que l’anglais. */
export const encyclopedieFr: Readonly<Record<keyof typeof encyclopedieEn, string>> = {
  ...borrowedRows(tchouFr),
  'encyclopedie.item.mah-jong': 'Mah-jong',
  'encyclopedie.item.run-of-honours': 'Séquences d’honneurs',
  'encyclopedie.first': 'donneur',
  'encyclopedie.firstSeat': 'Donneur : {seat}.',
  'encyclopedie.option.points': 'On compte les mains',
  'encyclopedie.option.points.none': 'pas du tout : l’article n’a pas de table des points',
  'encyclopedie.option.points.tchou1924':
    'd’après la table de 1924 : notre choix, pas celui de l’article',
  'encyclopedie.option.grandsJeux': '« Grands Jeux » : les mains limites de 1924',
  'encyclopedie.option.eastDouble': 'Entre perdants, on double',
  'encyclopedie.option.eastDouble.payments': 'ce qu’Est paie ou reçoit',
  'encyclopedie.option.eastDouble.scores': 'le score d’Est, avant la différence',
};
