import type { errataEn } from './errata-en.ts';

/** Les mots des pages sur les fautes et les silences des sources ; mêmes clés que l’anglais. */
export const errataFr: Readonly<Record<keyof typeof errataEn, string>> = {
  'errata.title': '{rules} : fautes et questions ouvertes',
  'errata.description':
    '{rules} : ce que le texte a de faux ou laisse ouvert, comment on le sait, ce que le site décide, ce que l’on pourrait décider d’autre, et ce que cela change au jeu.',
  'errata.link': 'Fautes et questions ouvertes',
  'errata.search': 'Chercher une faute ou une question',
  'errata.slip': 'Faute',
  'errata.open': 'Question ouverte',
  'errata.known': 'Comment on le sait',
  'errata.reading': 'Ce que nous décidons',
  'errata.otherwise': 'Ce que l’on pourrait décider d’autre',
  'errata.changes': 'Ce que cela change',
  'errata.nothing': 'Rien dans le jeu.',
  'errata.count.hands':
    'Sur {all} mains enregistrées pour les vérifications, {n} se compterait autrement. | Sur {all} mains enregistrées pour les vérifications, {n} se compteraient autrement.',
  'errata.count.accounts':
    'Sur {all} règlements enregistrés pour les vérifications, {n} se paierait autrement. | Sur {all} règlements enregistrés pour les vérifications, {n} se paieraient autrement.',
  'errata.concerns': 'Règles concernées',
};
