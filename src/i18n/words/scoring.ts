/** All questions on what a hand is worth, and of each rule set that counts. */
import type { Texts } from '../texts.ts';

export const scoring = {
  'score.sheet': { fr: 'La feuille', en: 'The sheet' },
  'score.noNumber': {
    fr: 'Écrivez des nombres entiers : {fields}.',
    en: 'Write whole numbers: {fields}.',
  },
  'score.field.pays': { fr: '{seat} paie', en: '{seat} pays' },
  'score.figure.wrong': {
    fr: 'Vous avez dit {guess} ; c’est {n}.',
    en: 'You said {guess}; it is {n}.',
  },
  'score.figures.right': { fr: 'Juste : {n}.', en: 'Right: {n}.' },
  'score.figures.wrong': {
    fr: 'Inexact : la main vaut {n}.',
    en: 'Not right: the hand is worth {n}.',
  },
  'score.figures.limit': { fr: 'Juste : la limite, {n}.', en: 'Right: the limit, {n}.' },
  'score.figures.pays': {
    fr: 'Inexact : les points sont justes, pas les paiements.',
    en: 'Not quite: the points are right, the payments are not.',
  },
  'score.figures.right.short': {
    fr: 'Juste : {n} point, et la main ne peut pas gagner. | Juste : {n} points, et la main ne peut pas gagner.',
    en: 'Right: {n} point, and it may not win. | Right: {n} points, and it may not win.',
  },
  'score.figures.wrong.short': {
    fr: 'Inexact : {n} point, et la main ne peut pas gagner. | Inexact : {n} points, et la main ne peut pas gagner.',
    en: 'Not right: {n} point, and it may not win. | Not right: {n} points, and it may not win.',
  },
  'score.mark.right': { fr: '{field} : {wanted}, juste', en: '{field}: {wanted}, right' },
  'score.mark.wrong': {
    fr: '{field} : vous avez écrit {given}, c’est {wanted}',
    en: '{field}: you wrote {given}, it is {wanted}',
  },
  'score.mark.empty': { fr: '{field} : c’est {wanted}', en: '{field}: it is {wanted}' },
  'score.mark.free': {
    fr: '{field} : sans effet dans une main limite',
    en: '{field}: not needed for a limit hand',
  },
  'score.lines.missed': {
    fr: '{n} ligne oubliée | {n} lignes oubliées',
    en: '{n} missed | {n} missed',
  },
  'score.lines.named': {
    fr: '{n} ligne oubliée ({lines}) | {n} lignes oubliées ({lines})',
    en: '{n} missed ({lines}) | {n} missed ({lines})',
  },
  'score.lines.excess': {
    fr: '{n} ligne qui ne compte pas | {n} lignes qui ne comptent pas',
    en: '{n} that does not count | {n} that do not count',
  },
  'score.lines.not': { fr: 'Inexact : {slips}.', en: 'Not right: {slips}.' },
  'score.line.found': { fr: 'Juste :', en: 'Right:' },
  'score.line.missed': { fr: 'Oubliée :', en: 'Missed:' },
  'score.line.wrong': { fr: 'À tort :', en: 'Wrong:' },
  'score.why.absent': { fr: 'n’est pas dans cette main', en: 'not in this hand' },
  'score.hint.groups': {
    fr: 'Comment la main se partage en combinaisons :',
    en: 'How the hand falls into groups:',
  },
  'score.hint.loose': {
    fr: 'La main n’a pas de combinaisons : c’est l’une des mains spéciales.',
    en: 'The hand does not fall into groups: it is one of the special hands.',
  },
  'score.hint.nothing': {
    fr: 'Rien dans cette main ne rapporte.',
    en: 'Nothing in this hand scores.',
  },
  'score.hint.number': {
    fr: '{n} ligne du barème rapporte ici. | {n} lignes différentes rapportent ici.',
    en: '{n} line scores. | {n} different lines score.',
  },
  'score.hint.places': {
    fr: 'À chercher ici : {places}.',
    en: 'They are here: {places}.',
  },
  'score.hint.points': { fr: 'Points à trouver : {points}.', en: 'In points: {points}.' },
  'score.hint.lines': { fr: 'Ce qui compte ici : {lines}.', en: 'These count here: {lines}.' },
  'score.inARow': {
    fr: '{n} réponses justes de suite, sans indice.',
    en: '{n} right in a row, without a hint.',
  },
  'score.from': { fr: 'La tuile vient {seat}.', en: '{seat} discarded the tile.' },
  'score.robbed': { fr: 'Le carré volé est celui {seat}.', en: 'The kong was {seat}’s.' },
  'score.may': { fr: 'Peut-on gagner ?', en: 'May it win?' },
  'score.may.right': {
    fr: 'Juste : la main peut gagner, avec {n} point sans les fleurs. | Juste : la main peut gagner, avec {n} points sans les fleurs.',
    en: 'It may win, right: {n} point without flowers. | It may win, right: {n} points without flowers.',
  },
  'score.may.wrong': {
    fr: 'Inexact : la main peut gagner, avec {n} point sans les fleurs. | Inexact : la main peut gagner, avec {n} points sans les fleurs.',
    en: 'Yes, it may win, with {n} point without flowers. | Yes, it may win, with {n} points without flowers.',
  },
  'score.mayNot.right': {
    fr: 'Juste : la main ne peut pas gagner, avec {n} point sans les fleurs. | Juste : la main ne peut pas gagner, avec {n} points sans les fleurs.',
    en: 'It may not win, right: {n} point without flowers. | It may not win, right: {n} points without flowers.',
  },
  'score.mayNot.wrong': {
    fr: 'Inexact : la main ne peut pas gagner, avec {n} point sans les fleurs. | Inexact : la main ne peut pas gagner, avec {n} points sans les fleurs.',
    en: 'No, it may not win, with {n} point without flowers. | No, it may not win, with {n} points without flowers.',
  },
  'score.empty': { fr: 'Laissez vide ce qui n’est pas payé.', en: 'Leave blank what is not paid.' },
  'score.needEnough': {
    fr: 'Dites si la main vaut assez pour gagner.',
    en: 'Say whether the hand is worth enough to win.',
  },
  'score.accounts': { fr: 'Les paiements', en: 'The payments' },
  'score.error.not-complete': { fr: 'ces tuiles ne gagnent pas.', en: 'these tiles do not win.' },
  'score.error.unknown-meld': {
    fr: 'ces règles n’ont pas de séquence d’honneurs.',
    en: 'these rules have no runs of honours.',
  },
  'score.error.count': {
    fr: 'Une main a 13 tuiles, chaque combinaison exposée comptant pour trois, et la tuile gagnante ; celle-ci en a {count} en main et {melds} combinaisons sur la table.',
    en: 'A hand holds 13 tiles, each group on the table counting as three, and the winning tile; this one has {count} in hand and {melds} groups on the table.',
  },
  'score.error.how': {
    fr: '« {how} » est impossible avec cette main.',
    en: '“{how}” cannot be said of this hand.',
  },
  'score.error.extra': {
    fr: 'cela ne peut pas accompagner cette main.',
    en: 'this does not go with the hand.',
  },
  'score.error.too-many-chows': {
    fr: 'ces tuiles ne gagnent pas : une seule séquence est permise, sauf dans une main pure ou entièrement piochée.',
    en: 'these tiles do not win: only one chow is allowed, unless the hand is of one suit or all drawn.',
  },
  'score.error.claimed-last-tile': {
    fr: 'ces tuiles ne gagnent pas : avec un brelan exposé, les sept paires se terminent avec une tuile piochée.',
    en: 'these tiles do not win: with a pung exposed, seven pairs must be finished by a drawn tile.',
  },
  'score.error.chow-in-goulash': {
    fr: 'ces tuiles ne gagnent pas : pas de séquence dans un goulasch.',
    en: 'these tiles do not win: a goulash allows no chow.',
  },
  'score.error.losers-do-not-score': {
    fr: 'Il manque la tuile gagnante.',
    en: 'The winning tile is missing.',
  },
  'score.missing': { fr: 'Il reste à écrire : {fields}.', en: 'Still to be written: {fields}.' },
  'score.pickOne': { fr: 'Cochez d’abord une ligne.', en: 'Tick something first.' },
  'score.name.wrong': {
    fr: 'Pas tout à fait. Ce qui vaut le plus : {lines}.',
    en: 'Not quite. Worth most: {lines}.',
  },
  'score.why.counts': { fr: 'compte, {value}', en: 'counts, {value}' },
  'score.why.times': {
    fr: 'compte {times} fois, {value} chaque fois',
    en: 'counts {times} times, {value} each',
  },
  'score.why.less': {
    fr: 'compte, {value} ; une autre ligne vaut plus',
    en: 'counts, {value}; another is worth more',
  },
  'score.other.more': { fr: 'En plus : {lines}.', en: 'Also counted: {lines}.' },
  'score.other.fewer': { fr: 'En moins : {lines}.', en: 'Not counted: {lines}.' },
  'score.onward': { fr: 'Continuer : {level}', en: 'Go on: {level}' },
  'score.promise': {
    fr: 'Ce que vous manquez revient plus souvent, jusqu’à ce que vous le sachiez.',
    en: 'What you get wrong comes up more often, until you know it.',
  },
  'score.results.missed': { fr: 'Oubliées', en: 'Missed' },
  'score.results.wrong': { fr: 'Lignes ou chiffres faux', en: 'Wrong lines or figures' },
  'tchou1924.first': { fr: 'première main', en: 'first hand' },
  'tchou1924.firstSeat': { fr: '{seat} a la première main.', en: '{seat} has the first hand.' },
  'tchou1924.free': {
    fr: 'Pour une main limite, le total suffit.',
    en: 'For a limit hand, give the total only.',
  },
  'tchou1924.lines': { fr: 'Lignes du barème', en: 'Lines of the table' },
  'tchou1924.usual': {
    fr: 'Sauf mention contraire, le gagnant part de 20 points, la limite est de 300, deux conditions ou plus font 3 fan, et l’on joue sans fleurs.',
    en: 'Unless told otherwise the winner starts with 20 points, the limit is 300, two or more conditions worth one fan each make 3 fan together, and nobody plays with flowers.',
  },
  'tchou1924.field.points': { fr: 'Points', en: 'Points' },
  'tchou1924.field.fan': { fr: 'Fan', en: 'Fan' },
  'tchou1924.field.total': { fr: 'Total', en: 'Total' },
  'tchou1924.agreed.startingPoints': {
    fr: 'Points de départ : {n}.',
    en: 'The winner starts with {n} points.',
  },
  'tchou1924.agreed.limit': { fr: 'Limite : {n}.', en: 'The limit is {n} points.' },
  'tchou1924.agreed.cumulation.sum': {
    fr: 'Les fan de plusieurs conditions s’additionnent simplement.',
    en: 'Conditions of one fan are simply added up.',
  },
  'tchou1924.agreed.pingHou.true': {
    fr: 'Le p’ing-hou vaut un fan.',
    en: 'P’ing-hou is worth a fan.',
  },
  'tchou1924.agreed.flowers.true': {
    fr: 'On joue avec les fleurs.',
    en: 'This table plays with flowers.',
  },
  'tchou1924.option.startingPoints': {
    fr: 'Points de départ du gagnant',
    en: 'Points the winner starts with',
  },
  'tchou1924.option.limit': { fr: 'Limite d’une main', en: 'Limit' },
  'tchou1924.option.cumulation': {
    fr: 'Plusieurs conditions d’un fan valent',
    en: 'Two or more conditions worth one fan each',
  },
  'tchou1924.option.cumulation.three': { fr: '3 fan ensemble', en: '3 fan together' },
  'tchou1924.option.cumulation.sum': { fr: 'la somme de leurs fan', en: 'their sum' },
  'tchou1924.option.pingHou': { fr: 'Un fan pour le p’ing-hou', en: 'A fan for the p’ing-hou' },
  'tchou1924.option.flowers': { fr: 'Avec les fleurs', en: 'With flowers' },
  'tchou1924.option.mode': { fr: 'Qui paie double', en: 'Who pays double' },
  'tchou1924.option.mode.new': { fr: 'nouveau mode (qui défausse)', en: 'new mode (who discards)' },
  'tchou1924.option.mode.old': { fr: 'ancien mode (l’Est)', en: 'old mode (East)' },
  'tchou1924.option.coefficients': {
    fr: 'Coefficients, faible et fort',
    en: 'Coefficients, low and high',
  },
  'tchou1924.own.hand': {
    fr: 'Une main de 13 tuiles, ses combinaisons après un tilde, et la tuile gagnante si elle a gagné, par exemple 13p44678m789s~222z*2p',
    en: 'A hand of 13 tiles, its groups after a tilde, and the winning tile if it won, such as 13p44678m789s~222z*2p',
  },
  'tchou1924.own.seat': { fr: 'Le vent du joueur', en: 'Its seat wind' },
  'tchou1924.own.how': {
    fr: 'Circonstances du gain, s’il y en a',
    en: 'Circumstances of the win, if any',
  },
  'mcr.lines': { fr: 'Figures', en: 'Fans' },
  'mcr.usual': {
    fr: 'Sauf mention contraire, les mains sont comptées selon le texte français.',
    en: 'Unless told otherwise hands are counted according to the French text.',
  },
  'mcr.field.base': { fr: 'Points sans les fleurs', en: 'Points without flowers' },
  'mcr.field.total': { fr: 'Avec les fleurs', en: 'With flowers' },
  'mcr.agreed.edition.practice': {
    fr: 'Compté selon l’usage actuel.',
    en: 'Counted according to today’s practice.',
  },
  'mcr.agreed.edition.2006': {
    fr: 'Compté selon le règlement de 2006.',
    en: 'Counted according to the rule book of 2006.',
  },
  'mcr.option.edition': { fr: 'Édition', en: 'Edition' },
  'mcr.option.edition.text': { fr: 'le texte français', en: 'the French text' },
  'mcr.option.edition.practice': { fr: 'l’usage actuel', en: 'today’s practice' },
  'mcr.option.edition.2006': { fr: 'le règlement de 2006', en: 'the rule book of 2006' },
  'mcr.option.edition.note': {
    fr: 'Les éditions de ces règles diffèrent sur quelques points. Quand l’une d’elles compterait une main autrement, une ligne sous la feuille le signale.',
    en: 'The editions of these rules differ on a few points. Where another edition scores the hand differently, the sheet says so.',
  },
  'mcr.other': {
    fr: 'Selon {choice} : {n} point. | Selon {choice} : {n} points.',
    en: 'According to {choice}: {n} point. | According to {choice}: {n} points.',
  },
  'mcr.falseWin': {
    fr: 'Celui qui annonce quand même le mah-jong avec cette main paie 10 points à chacun des autres joueurs.',
    en: 'If its player declares a win all the same, the penalty is 10 points, paid to each of the others.',
  },
  'mcr.own.hand': {
    fr: 'Une main complète : ses tuiles, ses combinaisons après un tilde, et la tuile gagnante, par exemple 23p567s99m~444m*4p',
    en: 'A hand that won: its tiles, its groups after a tilde, and the winning tile, such as 23p567s99m~444m*4p',
  },
  'mcr.own.seat': { fr: 'Le vent du joueur', en: 'Its seat wind' },
  'mcr.own.round': { fr: 'Le vent du tour', en: 'The wind of the round' },
  'mcr.own.how': {
    fr: 'Circonstances du gain, s’il y en a',
    en: 'Circumstances of the win, if any',
  },
  'mcr.own.from': {
    fr: 'Qui a défaussé la tuile gagnante',
    en: 'Whose discard the winning tile was',
  },
} as const satisfies Texts;
