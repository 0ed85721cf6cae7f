import type { rulesEn } from './rules-en.ts';

/** Le français de la page des règles. */
export const rulesFr: Readonly<Record<keyof typeof rulesEn, string>> = {
  'rules.tchou1924.source': 'Tchou Kia-kien, 1924',
  'rules.tchou1924.title': 'Les règles de 1924',
  'rules.tchou1924.description':
    'Chaque règle du livre de Tchou Kia-kien, dans nos mots : où elle se trouve, ce que le livre laisse ouvert, comment le site la lit et où elle s’enseigne.',
  'rules.tchou1924.intro':
    'Voici le livre de Tchou Kia-kien, de 1924, en entier, règle par règle et dans nos propres mots. Chacune donne sa place dans le livre. Là où il se trompe ou laisse une question ouverte, elle dit comment nous lisons ; les réponses du site suivent cette lecture.',
  'rules.mcr.source': 'Règles internationales',
  'rules.mcr.title': 'Les règles internationales',
  'rules.mcr.description':
    'Les règles internationales officielles de 1998, règle par règle et dans nos mots : les 81 figures, les 66 exemples, les éditions, et ce que le texte laisse ouvert.',
  'rules.mcr.intro':
    'Voici les règles internationales officielles, dites aussi MCR, dans nos propres mots et d’après la traduction de David Coronat : le résumé, les 81 figures, tous les exemples et toutes les figures. Les images du texte sont perdues ; les mains montrées sont de nous et valent ce qu’il dit. Là où il se trompe ou se tait, notre lecture est à côté.',
  'rules.vulcain1953.source': 'Marine, 1953',
  'rules.vulcain1953.title': 'Les règles de la Marine, 1953',
  'rules.vulcain1953.description':
    'Les règles occidentales des officiers du Vulcain, de 1953, une à une et dans nos mots : combinaisons, mains spéciales, goulasch, limites, et ce que le texte laisse ouvert.',
  'rules.vulcain1953.intro':
    'Voici, une à une et dans nos propres mots, les règles que les officiers du navire-atelier Vulcain, de la Marine nationale, ont écrites en 1953, rééditées en 1962, puis par Alain Filipowicz en 1994. Les images du texte sont perdues. Là où il se contredit ou se tait, notre lecture est à côté, et les réponses du site la suivent.',
  'rules.search': 'Chercher dans les règles',
  'rules.inRegister': 'La voir parmi les règles',
  'rules.chapter': 'Chapitre {n}',
  'rules.count': '{n} règle | {n} règles',
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
  'rules.part.intro': 'D’où viennent ces règles, et ce qu’elles sont',
  'rules.part.rule': 'Le résumé, en dix points',
  'rules.part.table': 'Ce que valent les mains',
  'rules.part.hand': 'Les 81 figures',
  'rules.part.ex': 'Les 66 exemples',
  'rules.part.fig': 'Les figures',
  'rules.part.pay': 'Les paiements',
  'rules.part.strat': 'La stratégie',
  'rules.part.note': 'Notes du traducteur',
  'rules.part.0': 'D’où viennent ces règles',
  'rules.part.1': 'Le jeu et ses tuiles',
  'rules.part.2': 'Avant de jouer ; combinaisons, carrés, fleurs',
  'rules.part.3': 'Jeu, vents, compte, goulasch',
  'rules.part.4': 'Les mains, les amendes, les tableaux',
  'rules.part.dec': 'Ce que le texte ne dit pas',
  'rules.hand': 'Au catalogue, avec une main qui la manque',
  'rules.link': 'Lien vers cette règle',
  'rules.terms': 'Mots de la source',
  'rules.taught': 'Enseignée dans',
  'rules.drilled': 'À travailler dans',
  'rules.answers': 'Réponses',
  'rules.computed': 'Le site l’applique dans ses réponses.',
  'rules.formula': 'La formule {n}, avec ses tuiles',
  'rules.idle': 'Sans calcul',
  'rules.idle.advice': 'Un conseil de jeu, dont aucune réponse ne découle.',
  'rules.idle.custom': 'Une coutume dont le livre ne donne pas les sommes.',
  'rules.idle.missing': 'Manque à notre texte.',
  'rules.errata': 'Fautes de la source, et questions qu’elle laisse ouvertes',
  'rules.tchou1924.errata':
    'Les fautes du livre ont été recalculées. Les questions ouvertes ont reçu une réponse, avec sa raison ; quand les joueurs peuvent en choisir une autre, c’est dit.',
  'rules.mcr.errata':
    'Les fautes ont été recalculées, et les questions ouvertes ont une réponse, avec sa raison. Les réponses du site suivent ces lectures.',
  'rules.vulcain1953.errata':
    'Là où le texte se contredit, nous le lisons dans son ensemble ; les questions ouvertes ont une réponse, avec sa raison. Les réponses du site suivent ces lectures.',
  'rules.errata.slip': 'Faute',
  'rules.errata.open': 'Question ouverte',
  'rules.errata.concerns': 'Concerne',
  'rules.errata.reading': 'Notre lecture',
  'editions.title': 'Trois éditions',
  'editions.intro':
    'Les mêmes 81 figures ne se comptent pas partout de même. Le site suit sa source ; voici les points où deux autres façons de compter s’en écartent, avec les totaux que le site calcule pour chacune.',
  'editions.differ': 'Les éditions diffèrent',
  'editions.text': 'Le texte',
  'editions.text.what':
    'Le texte français tel que nous le lisons, avec les valeurs de 1998. Le site compte ainsi.',
  'editions.practice': 'L’usage',
  'editions.practice.what':
    'Comment comptent aujourd’hui les tables qui jouent les règles de 1998, d’après trois compteurs indépendants qui s’accordent.',
  'editions.2006': '2006',
  'editions.2006.what': 'Le livre des règles de 2006, d’après des compteurs publics.',
  'editions.total': 'Cette main : {n} point | Cette main : {n} points',
};
