/** The web of hands that exclude one another. */
import type { Texts } from '../texts.ts';

export const exclusions = {
  'exclusions.title': { fr: 'Ce qui exclut quoi', en: 'What excludes what' },
  'exclusions.description': {
    fr: 'Les exclusions entre les 81 figures des règles internationales, en une toile à parcourir : chaque figure entre celles qui l’excluent et celles qu’elle exclut.',
    en: 'The 81 fans of the international rules as a web: each between those that exclude it and those that it excludes.',
  },
  'exclusions.lede': {
    fr: 'Une figure qui compte peut empêcher d’autres figures de compter. Choisissez-en une et suivez ses fils.',
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
    fr: 'Aucune autre figure ne l’exclut.',
    en: 'No other fan excludes it.',
  },
  'exclusions.noneKept': {
    fr: 'Elle n’exclut aucune autre figure.',
    en: 'It excludes no other fan.',
  },
  'exclusions.keepers': {
    fr: '{n} figure l’exclut. | {n} figures l’excluent.',
    en: '{n} fan excludes it. | {n} fans exclude it.',
  },
  'exclusions.kept': {
    fr: 'Elle exclut {n} figure. | Elle exclut {n} figures.',
    en: 'It excludes {n} fan. | It excludes {n} fans.',
  },
  'exclusions.trail': { fr: 'Le chemin parcouru', en: 'The path walked' },
  'exclusions.trail.start': {
    fr: 'Choisissez une figure voisine pour y aller.',
    en: 'Choose a neighbour to go to it.',
  },
  'exclusions.back': { fr: 'Revenir à {hand}', en: 'Back to {hand}' },
  'exclusions.card': { fr: 'Fiche de la figure', en: 'Its card' },
  'exclusions.web': { fr: 'Toile des exclusions', en: 'Web of exclusions' },
  'exclusions.together': {
    fr: 'Selon {editions}, les deux comptent.',
    en: 'Under {editions} both count.',
  },
  'exclusions.joint': { fr: '{ground} : la règle', en: '{ground}: the rule' },
  'exclusions.ground.text': { fr: 'Le texte le dit', en: 'The text says so' },
  'exclusions.ground.inferred': { fr: 'D’après les exemples', en: 'Follows from the examples' },
  'exclusions.ground.decided': { fr: 'Notre lecture', en: 'Our reading' },
  'exclusions.legend': { fr: 'Fils et marques', en: 'Threads and marks' },
  'exclusions.legend.hand': {
    fr: 'Exclue où qu’elle se trouve dans la main',
    en: 'Excluded wherever it is found in the hand',
  },
  'exclusions.legend.same-groups': {
    fr: 'Exclue sur les mêmes tuiles seulement',
    en: 'Excluded for the same tiles only',
  },
  'exclusions.legend.marks': {
    fr: 'Chaque marque mène à sa règle ; les chiffres sont des points.',
    en: 'Each mark leads to its rule; the figures are points.',
  },
  'exclusions.oneStep': {
    fr: 'Une figure elle-même exclue n’exclut rien ; une figure à deux pas peut donc fort bien compter.',
    en: 'A fan that is excluded excludes nothing itself, so what lies two steps away may well count.',
  },
  'exclusions.once': {
    fr: 'Une règle n’est pas montrée ici : une combinaison déjà associée à une autre ne s’associe qu’une fois de plus.',
    en: 'One rule is not shown here: a group that has been combined may be combined only once more.',
  },
  'exclusions.editions': { fr: 'Là où les éditions diffèrent', en: 'Where the editions differ' },
  'exclusions.ways': { fr: 'Par où commencer', en: 'Places to begin' },
  'exclusions.ways.keeper': {
    fr: '{hand} : elle exclut {n} figure | {hand} : elle exclut {n} figures',
    en: '{hand}: it excludes {n} fan | {hand}: it excludes {n} fans',
  },
  'exclusions.ways.kept': {
    fr: '{hand} : {n} figure l’exclut | {hand} : {n} figures l’excluent',
    en: '{hand}: {n} fan excludes it | {hand}: {n} fans exclude it',
  },
  'exclusions.ways.mutual': {
    fr: '{hand} et {other} : chacune exclut l’autre',
    en: '{hand} and {other}: each excludes the other',
  },
  'exclusions.ways.free': { fr: 'Sans aucun fil', en: 'On no thread at all' },
  'exclusions.list': { fr: 'Les fils en listes', en: 'The threads as lists' },
  'exclusions.needsScript': {
    fr: 'La toile est dessinée sur votre appareil, ce qui demande JavaScript. Voici les figures, chacune avec celles qui l’excluent et celles qu’elle exclut ; chaque nom mène plus loin.',
    en: 'The web is drawn on your device and needs JavaScript. Here are the fans, each with those that exclude it and those that it excludes; every name leads on.',
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
