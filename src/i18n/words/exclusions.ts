/** The web of hands that exclude one another. */
import type { Texts } from '../texts.ts';

export const exclusions = {
  'exclusions.title': { fr: 'Ce qui exclut quoi', en: 'What excludes what' },
  'exclusions.description': {
    fr: 'Les exclusions entre les 81 figures des règles internationales, en une toile à parcourir : chaque figure entre celles qui l’écartent et celles qu’elle écarte.',
    en: 'The 81 fans of the international rules as a web: each between those that exclude it and those that it excludes.',
  },
  'exclusions.lede': {
    fr: 'Une figure qui compte en empêche d’autres de compter. Placez-vous sur l’une, voyez ce qui l’entoure de part et d’autre, et suivez un fil.',
    en: 'A fan that counts can keep others from counting. Choose one and follow its threads.',
  },
  'exclusions.catalogue': {
    fr: 'Les 81 figures avec leurs exemples',
    en: 'All 81 fans with their examples',
  },
  'exclusions.pick': { fr: 'Figure au centre', en: 'Fan in the middle' },
  'exclusions.refused': {
    fr: '« {name} » n’est aucune des 81 figures. Vous voyez {hand} à la place.',
    en: '“{name}” is not one of the 81 fans. You see {hand} instead.',
  },
  'exclusions.noKeeper': {
    fr: 'Elle n’est sur la liste d’aucune autre figure.',
    en: 'No other fan excludes it.',
  },
  'exclusions.noneKept': {
    fr: 'Aucune autre figure n’est sur sa liste.',
    en: 'It excludes no other fan.',
  },
  'exclusions.keepers': {
    fr: '{n} figure l’écarte. | {n} figures l’écartent.',
    en: '{n} fan excludes it. | {n} fans exclude it.',
  },
  'exclusions.kept': {
    fr: 'Elle écarte {n} figure. | Elle écarte {n} figures.',
    en: 'It excludes {n} fan. | It excludes {n} fans.',
  },
  'exclusions.trail': { fr: 'Le chemin parcouru', en: 'The path walked' },
  'exclusions.trail.start': {
    fr: 'Choisissez une voisine pour y aller.',
    en: 'Choose a neighbour to go to it.',
  },
  'exclusions.back': { fr: 'Revenir à {hand}', en: 'Back to {hand}' },
  'exclusions.card': { fr: 'Sa fiche', en: 'Its card' },
  'exclusions.web': { fr: 'Toile des exclusions', en: 'Web of exclusions' },
  'exclusions.together': {
    fr: 'Selon {editions}, les deux comptent.',
    en: 'Under {editions} both count.',
  },
  'exclusions.joint': { fr: '{ground} : la règle', en: '{ground}: the rule' },
  'exclusions.ground.text': { fr: 'Le texte le dit', en: 'The text says so' },
  'exclusions.ground.inferred': { fr: 'Se tire des exemples', en: 'Follows from the examples' },
  'exclusions.ground.decided': { fr: 'Notre lecture', en: 'Our reading' },
  'exclusions.legend': { fr: 'Fils et marques', en: 'Threads and marks' },
  'exclusions.legend.hand': {
    fr: 'Écartée où qu’elle se trouve dans la main',
    en: 'Excluded wherever it is found in the hand',
  },
  'exclusions.legend.same-groups': {
    fr: 'Écartée sur les mêmes tuiles seulement',
    en: 'Excluded for the same tiles only',
  },
  'exclusions.legend.marks': {
    fr: 'Chaque marque mène à sa règle ; les chiffres sont des points.',
    en: 'Each mark leads to its rule; the figures are points.',
  },
  'exclusions.oneStep': {
    fr: 'Une figure elle-même écartée n’écarte rien ; ce qui se trouve à deux pas peut donc fort bien compter.',
    en: 'A fan that is excluded excludes nothing itself, so what lies two steps away may well count.',
  },
  'exclusions.once': {
    fr: 'Les fils ne disent pas tout : une combinaison déjà employée ne s’associe qu’une fois de plus.',
    en: 'Not shown here: a group that has been combined may be combined only once more.',
  },
  'exclusions.editions': { fr: 'Là où les éditions diffèrent', en: 'Where the editions differ' },
  'exclusions.ways': { fr: 'Par où commencer', en: 'Places to begin' },
  'exclusions.ways.keeper': {
    fr: '{hand} : elle écarte {n} figure | {hand} : elle écarte {n} figures',
    en: '{hand}: it excludes {n} fan | {hand}: it excludes {n} fans',
  },
  'exclusions.ways.kept': {
    fr: '{hand} : {n} figure l’écarte | {hand} : {n} figures l’écartent',
    en: '{hand}: {n} fan excludes it | {hand}: {n} fans exclude it',
  },
  'exclusions.ways.mutual': {
    fr: '{hand} et {other} : chacune écarte l’autre',
    en: '{hand} and {other}: each excludes the other',
  },
  'exclusions.ways.free': { fr: 'Sur aucun fil', en: 'On no thread at all' },
  'exclusions.list': { fr: 'Les fils en listes', en: 'The threads as lists' },
  'exclusions.needsScript': {
    fr: 'JavaScript dessine la toile. Sans lui, voici les figures avec leurs deux côtés ; chaque nom mène plus loin.',
    en: 'The web needs JavaScript. Here are the fans with both their sides; every name leads on.',
  },
  'keys.exclusions': { fr: 'La toile des exclusions', en: 'The web of exclusions' },
  'keys.exclusions.sides': {
    fr: 'passer de l’autre côté, ou au centre',
    en: 'go to the other side, or to the middle',
  },
  'keys.exclusions.neighbours': {
    fr: 'passer d’une voisine à l’autre',
    en: 'go from neighbour to neighbour',
  },
  'keys.exclusions.walk': { fr: 'aller à la voisine', en: 'walk to the neighbour' },
  'keys.exclusions.back': {
    fr: 'revenir d’un pas sur le chemin',
    en: 'go back one step on the path',
  },
  'keys.backspaceName': { fr: 'Retour arrière', en: 'Backspace' },
} as const satisfies Texts;
