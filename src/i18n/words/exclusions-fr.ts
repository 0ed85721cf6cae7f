import type { exclusionsEn } from './exclusions-en.ts';

/** Le français de la toile des exclusions entre les figures. */
export const exclusionsFr: Readonly<Record<keyof typeof exclusionsEn, string>> = {
  'exclusions.title': 'Ce qui exclut quoi',
  'exclusions.description':
    'Les exclusions entre les 81 figures des règles internationales, en une toile à parcourir : chaque figure entre celles qui l’écartent et celles qu’elle écarte.',
  'exclusions.lede':
    'Une figure qui compte en empêche d’autres de compter. Placez-vous sur l’une, voyez ce qui l’entoure de part et d’autre, et suivez un fil.',
  'exclusions.catalogue': 'Les 81 figures avec leurs exemples',
  'exclusions.pick': 'Main au centre',
  'exclusions.refused': '« {name} » n’est aucune des 81 figures. Vous voyez {hand} à la place.',
  'exclusions.noKeeper': 'Elle n’est sur la liste d’aucune autre figure.',
  'exclusions.noneKept': 'Aucune autre figure n’est sur sa liste.',
  'exclusions.keepers': '{n} figure l’écarte. | {n} figures l’écartent.',
  'exclusions.kept': 'Elle écarte {n} figure. | Elle écarte {n} figures.',
  'exclusions.trail': 'Le chemin parcouru',
  'exclusions.trail.start': 'Choisissez une voisine pour y aller.',
  'exclusions.back': 'Revenir à {hand}',
  'exclusions.card': 'Sa fiche',
  'exclusions.web': 'Toile des exclusions',
  'exclusions.together': 'Selon {editions}, les deux comptent.',
  'exclusions.joint': '{ground} : la règle',
  'exclusions.ground.text': 'Le texte le dit',
  'exclusions.ground.inferred': 'Se tire des exemples',
  'exclusions.ground.decided': 'Notre lecture',
  'exclusions.legend': 'Fils et marques',
  'exclusions.legend.hand': 'Écartée où qu’elle se trouve dans la main',
  'exclusions.legend.same-groups': 'Écartée sur les mêmes tuiles seulement',
  'exclusions.legend.marks': 'Chaque marque mène à sa règle ; les chiffres sont des points.',
  'exclusions.oneStep':
    'Un fil ne vaut qu’un pas. Une figure elle-même écartée n’écarte rien ; ce qui se trouve à deux pas peut donc fort bien compter.',
  'exclusions.once':
    'Les fils ne disent pas tout : une combinaison déjà employée ne s’associe qu’une fois de plus.',
  'exclusions.editions': 'Là où les éditions diffèrent',
  'exclusions.ways': 'Par où commencer',
  'exclusions.ways.keeper': '{hand} : elle écarte {n} figure | {hand} : elle écarte {n} figures',
  'exclusions.ways.kept': '{hand} : {n} figure l’écarte | {hand} : {n} figures l’écartent',
  'exclusions.ways.mutual': '{hand} et {other} : chacune écarte l’autre',
  'exclusions.ways.free': 'Sur aucun fil',
  'exclusions.list': 'Les fils en listes',
  'exclusions.needsScript':
    'JavaScript dessine la toile. Sans lui, voici les figures avec leurs deux côtés ; chaque nom mène plus loin.',
  'keys.exclusions': 'La toile des exclusions',
  'keys.exclusions.sides': 'passer de l’autre côté, ou au centre',
  'keys.exclusions.neighbours': 'passer d’une voisine à l’autre',
  'keys.exclusions.walk': 'aller à la voisine',
  'keys.exclusions.back': 'revenir d’un pas sur le chemin',
  'keys.backspaceName': 'Retour arrière',
};
