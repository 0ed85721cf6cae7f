import type { rulesEn } from './rules-en.ts';

/** Le français de la page des règles. */
export const rulesFr: Readonly<Record<keyof typeof rulesEn, string>> = {
  'rules.title': 'Les règles de 1924',
  'rules.description':
    'Chaque règle du livre de Tchou Kia-kien, dans nos mots : où elle se trouve, ce que le livre laisse ouvert, comment le site la lit et où elle s’enseigne.',
  'rules.intro':
    'Voici le livre de Tchou Kia-kien, de 1924, en entier, règle par règle et dans nos propres mots. Chacune donne sa place dans le livre. Là où il se trompe ou laisse une question ouverte, elle dit comment nous lisons ; les réponses du site suivent cette lecture.',
  'rules.contents': 'Parties du registre',
  'rules.inRegister': 'La voir parmi les règles',
  'rules.chapter': 'Chapitre {n}',
  'rules.part.config': 'Ce dont les joueurs conviennent',
  'rules.part.I': 'Le jeu, son nom, ses tuiles',
  'rules.part.II': 'La table, les places, les conventions',
  'rules.part.III': 'Le déroulement d’une manche',
  'rules.part.IV': 'Le compte des points',
  'rules.part.V': 'Le règlement',
  'rules.part.VI': 'La tactique',
  'rules.part.VII': 'La formation des combinaisons',
  'rules.part.VIII': 'Les formules et les conseils',
  'rules.part.term': 'Mots du livre',
  'rules.link': 'Lien vers cette règle',
  'rules.terms': 'Mots du livre',
  'rules.taught': 'Enseignée dans',
  'rules.drilled': 'À travailler dans',
  'rules.engine': 'Calculée par',
  'rules.formula': 'La formule {n}, avec ses tuiles',
  'rules.idle': 'Sans calcul',
  'rules.idle.advice': 'Un conseil de jeu, dont aucune réponse ne découle.',
  'rules.idle.custom': 'Une coutume dont le livre ne donne pas les sommes.',
  'rules.idle.missing': 'Manque à notre texte.',
  'rules.errata': 'Fautes du livre, et questions qu’il laisse ouvertes',
  'rules.errata.intro':
    'Les fautes du livre ont été recalculées. Les questions ouvertes ont reçu une réponse, avec sa raison ; quand les joueurs peuvent en choisir une autre, c’est dit.',
  'rules.errata.slip': 'Faute',
  'rules.errata.open': 'Question ouverte',
  'rules.errata.concerns': 'Concerne',
  'rules.errata.reading': 'Notre lecture',
};
