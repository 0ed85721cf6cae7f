import type { fansEn } from './fans-en.ts';

/** Le français des exercices sur les règles internationales ; mêmes clés que l’anglais. */
export const fansFr: Readonly<Record<keyof typeof fansEn, string>> = {
  'fans.title': 'Quelles figures ?',
  'fans.description':
    'Une main gagnante selon les règles internationales : nommez sa figure la plus chère, ou cochez toutes celles qu’elle marque parmi d’autres qui tentent. Chacune est jugée avec sa raison.',
  'fans.needsScript':
    'Cet exercice calcule sur votre appareil et demande JavaScript. Les leçons sur les règles internationales montrent sans lui des mains avec leur feuille.',
  'fans.ask.all': 'Lesquelles de ces figures la main marque-t-elle ?',
  'fans.ask.name': 'Quelle est la figure la plus chère de cette main ?',
  'fans.lines': 'Figures',
  'fans.pickOne': 'Cochez d’abord une figure.',
  'fans.right': 'Juste.',
  'fans.why.counts': 'compte, {n} point | compte, {n} points',
  'fans.why.times':
    'compte {times} fois, {n} point chaque fois | compte {times} fois, {n} points chaque fois',
  'fans.why.less':
    'compte, {n} point ; une autre vaut plus | compte, {n} points ; une autre vaut plus',
  'fans.why.absent': 'n’est pas dans cette main',
  'fans.line': '{fan} : {why}',
  'fans.hint.groups': 'Comment la main se partage en combinaisons :',
  'fans.hint.loose': 'La main n’a pas de combinaisons : c’est l’une des mains spéciales.',
  'fans.hint.points': 'En points : {points}.',
  'fans.hint.fans': 'Ce sont : {fans}.',
  'fans.edition': 'Édition',
  'fans.edition.text': 'le texte français',
  'fans.edition.practice': 'l’usage actuel',
  'fans.edition.2006': 'le règlement de 2006',
  'fans.editionNote':
    'Les éditions de ces règles diffèrent sur quelques points. Quand l’une compterait une main autrement, c’est dit sous la feuille.',
  'fans.countedBy': 'Compté selon {edition}.',
  'fans.others': 'Les éditions diffèrent',
  'fans.other': 'Selon {edition} : {n} point. | Selon {edition} : {n} points.',
  'fans.other.more': 'Y comptent aussi : {fans}.',
  'fans.other.fewer': 'N’y comptent pas : {fans}.',
  'fans.naming': 'nommer la figure : {lesson}',
  'fans.lesson.eight-points': 'Huit points',
  'fans.lesson.one-point-hands': 'Un point à la fois',
  'fans.lesson.the-last-tile': 'La dernière tuile',
  'fans.lesson.two-point-hands': 'Deux points',
  'fans.lesson.four-and-six': 'Quatre et six',
  'fans.lesson.straights-and-shifts': 'Séries et décalages',
  'fans.lesson.knitted-hands': 'Tuiles tissées',
  'fans.lesson.pungs-and-kongs': 'Brelans et carrés',
  'fans.lesson.suits-and-numbers': 'Familles et numéros',
  'fans.lesson.terminals-and-honours': 'Terminaux et honneurs',
  'fans.lesson.great-hands': 'Les grandes mains',
  'fans.level.small': 'toutes les figures : petites mains',
  'fans.level.middle': 'toutes les figures : de 6 à 16 points',
  'fans.level.great': 'toutes les figures : grandes mains',
  'fans.level.promise':
    'Les figures que vous manquez reviennent plus souvent, jusqu’à ce que vous les sachiez.',
  'fans.inARow': '{n} réponses justes de suite, sans indice.',
  'fans.onward': 'Passer à « {level} »',
  'fans.results.missed': 'Oubliées',
  'fans.results.wrong': 'Fausses',
  'fans.own.hand':
    'Une main gagnante : ses tuiles, ses combinaisons après un tilde, et la dernière tuile, par exemple 23p567s99m~444m*4p',
  'fans.own.seat': 'Son vent : E, S, W (Ouest) ou N',
  'fans.own.round': 'Le vent du tour',
  'fans.own.how':
    'Comment elle a gagné, si ce n’est pas de façon ordinaire : last-wall, last-discard, rob-kong, replacement ou last-of-kind',
  'fans.own.from': 'Qui a défaussé la tuile : E, S, W (Ouest) ou N',
  'fans.error.not-won': 'la tuile qui l’a fait gagner manque.',
  'keys.fans': 'Avec les règles internationales',
  'keys.fans.digits': 'cocher la figure de ce numéro, ou aller à ce chiffre',
  'keys.fans.arrows': 'ouvrir la ligne suivante de la feuille',
  'totals.title': 'Total et paiement',
  'totals.description':
    'Une main complète selon les règles internationales : combien de points, peut-elle sortir, et qui paie combien ?',
  'totals.ask': 'Que vaut la main, peut-elle sortir, et qui paie combien ?',
  'totals.from': 'La tuile vient de {seat}.',
  'totals.robbed': 'Le carré est à {seat}.',
  'totals.field.base': 'Points sans les fleurs',
  'totals.field.total': 'Avec les fleurs',
  'totals.field.pays': '{seat} paie',
  'totals.may': 'Peut-elle sortir ?',
  'totals.empty': 'Laissez vide ce qui n’est pas payé.',
  'totals.needBase': 'Écrivez les points sans les fleurs.',
  'totals.needEnough': 'Dites si la main peut sortir.',
  'totals.may.right':
    'Elle peut sortir : {n} point sans les fleurs. | Elle peut sortir : {n} points sans les fleurs.',
  'totals.may.wrong':
    'Elle peut sortir, avec {n} point sans les fleurs. | Elle peut sortir, avec {n} points sans les fleurs.',
  'totals.mayNot.right':
    'Elle ne peut pas sortir : {n} point sans les fleurs. | Elle ne peut pas sortir : {n} points sans les fleurs.',
  'totals.mayNot.wrong':
    'Elle ne peut pas sortir, avec {n} point sans les fleurs. | Elle ne peut pas sortir, avec {n} points sans les fleurs.',
  'totals.right.short':
    'Juste : {n} point, et elle ne peut pas sortir. | Juste : {n} points, et elle ne peut pas sortir.',
  'totals.wrong.short':
    'Inexact : {n} point, et elle ne peut pas sortir. | Inexact : {n} points, et elle ne peut pas sortir.',
  'totals.accounts': 'Les paiements',
  'totals.falseWin': 'Étalée quand même, elle coûte 10 points envers chacun des autres.',
  'totals.level.small': 'petites mains',
  'totals.level.eight': 'autour de huit points',
  'totals.level.middle': 'de 6 à 16 points',
  'totals.level.great': 'grandes mains',
};
