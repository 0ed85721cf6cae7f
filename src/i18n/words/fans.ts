/** The drills of the international rules. */
import type { Texts } from '../texts.ts';

export const fans = {
  'fans.title': { fr: 'Quelles figures ?', en: 'Which fans?' },
  'fans.description': {
    fr: 'Une main complète selon les règles internationales : nommez la figure qui vaut le plus, ou cochez, parmi des leurres, toutes celles qui comptent. Chaque réponse est jugée avec sa raison.',
    en: 'A complete hand under the international rules: name the fan that is worth most, or tick every fan that it scores, among some that it does not. Each answer is judged with its reason.',
  },
  'fans.needsScript': {
    fr: 'Les réponses sont calculées sur votre appareil, ce qui demande JavaScript. Sans lui, les leçons sur les règles internationales montrent des mains avec leur feuille.',
    en: 'This drill computes on your device and needs JavaScript. The lessons on the international rules show hands with their sheets without it.',
  },
  'fans.ask.lines': {
    fr: 'Lesquelles de ces figures comptent ?',
    en: 'Which of these fans does the hand score?',
  },
  'fans.ask.name': {
    fr: 'Quelle figure de cette main vaut le plus ?',
    en: 'Which fan of this hand is worth most?',
  },
  'fans.level.mixed': {
    fr: 'toutes les figures, mains de toute sorte',
    en: 'all fans, hands of every kind',
  },
  'fans.level.eight-points': {
    fr: 'toutes les figures, « Huit points »',
    en: 'all fans, “Eight points”',
  },
  'fans.level.name-one-point-hands': {
    fr: 'nommer la figure, « Un point à la fois »',
    en: 'naming fans, “One point at a time”',
  },
  'fans.level.name-the-last-tile': {
    fr: 'nommer la figure, « Attentes et pioche »',
    en: 'naming fans, “Waits and the draw”',
  },
  'fans.level.name-two-point-hands': {
    fr: 'nommer la figure, « Deux points »',
    en: 'naming fans, “Two points”',
  },
  'fans.level.name-four-and-six': {
    fr: 'nommer la figure, « Quatre et six »',
    en: 'naming fans, “Four and six”',
  },
  'fans.level.name-straights-and-shifts': {
    fr: 'nommer la figure, « Séries et décalages »',
    en: 'naming fans, “Straights and shifts”',
  },
  'fans.level.name-knitted-hands': {
    fr: 'nommer la figure, « Tuiles tissées »',
    en: 'naming fans, “Knitted tiles”',
  },
  'fans.level.name-pungs-and-kongs': {
    fr: 'nommer la figure, « Brelans et carrés »',
    en: 'naming fans, “Pungs and kongs”',
  },
  'fans.level.name-suits-and-numbers': {
    fr: 'nommer la figure, « Familles et numéros »',
    en: 'naming fans, “Suits and numbers”',
  },
  'fans.level.name-terminals-and-honours': {
    fr: 'nommer la figure, « Terminaux et honneurs »',
    en: 'naming fans, “Terminals and honours”',
  },
  'fans.level.name-great-hands': {
    fr: 'nommer la figure, « Les grandes mains »',
    en: 'naming fans, “The great hands”',
  },
  'fans.level.small': { fr: 'toutes les figures, petites mains', en: 'all fans, small hands' },
  'fans.level.middle': {
    fr: 'toutes les figures, mains bâties sur une figure de 6 à 16 points',
    en: 'all fans, hands built on 6 to 16 points',
  },
  'fans.level.great': { fr: 'toutes les figures, grandes mains', en: 'all fans, great hands' },
  'keys.fans': { fr: 'Règles internationales', en: 'Which fans?' },
  'keys.fans.digits': {
    fr: 'cocher la figure de ce numéro, ou aller à ce chiffre',
    en: 'tick the fan of that number, or go to that figure',
  },
  'keys.fans.arrows': {
    fr: 'ouvrir la ligne suivante de la feuille',
    en: 'reveal the next line of the sheet',
  },
  'total.title': { fr: 'Total et paiement', en: 'Total and payment' },
  'total.description': {
    fr: 'Une main complète selon les règles internationales : combien de points, est-ce assez pour gagner, et qui paie combien ?',
    en: 'A complete hand under the international rules: how many points, is it enough to win, and who pays what?',
  },
  'total.ask.value': {
    fr: 'Que vaut la main, et est-ce assez pour gagner ?',
    en: 'What is the hand worth, and is it enough to win?',
  },
  'total.ask.figures': {
    fr: 'Que vaut la main, est-ce assez pour gagner, et qui paie combien ?',
    en: 'What is the hand worth, is it enough to win, and who pays what?',
  },
  'total.level.mixed': { fr: 'mains de toute sorte', en: 'hands of every kind' },
  'total.level.payments': { fr: 'avec ce que chacun paie', en: 'with who pays what' },
  'total.level.small': { fr: 'petites mains', en: 'small hands' },
  'total.level.eight': { fr: 'autour de huit points', en: 'about eight points' },
  'total.level.middle': {
    fr: 'mains bâties sur une figure de 6 à 16 points',
    en: 'hands built on a fan of 6 to 16 points',
  },
  'total.level.great': { fr: 'grandes mains', en: 'great hands' },
  'route.title': { fr: 'Atteindre huit points', en: 'Route to eight' },
  'route.description': {
    fr: 'Une main prête qui vaut trop peu selon les règles internationales : quelle tuile échanger, et contre quelle autre, pour qu’elle vaille huit points ?',
    en: 'A ready hand that is worth too little under the international rules: which tile do you swap, and for which, to bring it to eight points?',
  },
  'route.needsScript': {
    fr: 'Les réponses sont calculées sur votre appareil, ce qui demande JavaScript. La leçon « Viser huit points » montre de tels échanges sans lui.',
    en: 'This drill computes on your device and needs JavaScript. The lesson on playing for eight points shows such exchanges without it.',
  },
  'route.now': { fr: 'Sans échange, sur une défausse :', en: 'As it is, on a discard:' },
  'route.ask': {
    fr: 'Échangez une tuile : toute défausse gagnante doit ensuite donner huit points.',
    en: 'Swap one tile so that, on every discard that then completes it, the hand is worth at least eight points.',
  },
  'route.refused': {
    fr: 'Cette adresse ne contient pas de main qui convienne : ',
    en: 'This link does not contain a usable hand: ',
  },
  'route.hand': {
    fr: 'La main, dont une tuile doit être défaussée : {tiles}',
    en: 'The hand, from which one tile is discarded: {tiles}',
  },
  'route.goes': { fr: 'Vous défaussez : {tile}.', en: 'Out: {tile}.' },
  'route.comes': { fr: 'Vous recevez : {tile}.', en: 'In: {tile}.' },
  'route.need.out': { fr: 'Choisissez la tuile à défausser.', en: 'Choose the tile to discard.' },
  'route.need.coming': { fr: 'Choisissez la tuile à recevoir.', en: 'Choose the tile that comes.' },
  'route.need.other': {
    fr: 'C’est la même tuile : choisissez-en une autre à recevoir.',
    en: 'That is the same tile: choose another to come.',
  },
  'route.need.fifth': {
    fr: 'La main a déjà les quatre exemplaires de cette tuile : aucun autre ne peut venir.',
    en: 'The hand holds all four of that tile: no other can come.',
  },
  'route.right': {
    fr: 'Juste. La main attend {tiles}, et vaut {n} points au moins.',
    en: 'Right. It waits on {tiles}, and is worth {n} points at least.',
  },
  'route.lost': {
    fr: 'Après cet échange, la main n’attend plus rien.',
    en: 'After that exchange the hand waits on nothing.',
  },
  'route.short': {
    fr: 'La main reste prête, mais toutes ses tuiles gagnantes ne donnent pas huit points : {wins}.',
    en: 'It still waits, but not for eight points with every tile: {wins}.',
  },
  'route.win': {
    fr: '{tile} : {n} point | {tile} : {n} points',
    en: '{tile}: {n} point | {tile}: {n} points',
  },
  'route.left': { fr: 'reste {n}', en: '{n} left' },
  'route.solution': { fr: 'Où mènent les échanges', en: 'Where the exchanges lead' },
  'route.yours': { fr: 'Votre échange', en: 'Your exchange' },
  'route.ways': {
    fr: 'Échanges qui mènent à huit points',
    en: 'Exchanges that lead to eight points',
  },
  'route.others': { fr: 'Autres échanges', en: 'Other exchanges' },
  'route.more': {
    fr: 'Et encore {n} échange. | Et encore {n} échanges.',
    en: 'And {n} more exchange. | And {n} more exchanges.',
  },
  'route.way': {
    fr: 'Sans {out}, avec {in} : {n} point au moins | Sans {out}, avec {in} : {n} points au moins',
    en: 'Without {out}, with {in}: {n} point at least | Without {out}, with {in}: {n} points at least',
  },
  'route.way.left': {
    fr: ', reste {n} tuile | , restent {n} tuiles',
    en: ', {n} tile left | , {n} tiles left',
  },
  'route.way.lost': {
    fr: 'Sans {out}, avec {in} : la main n’attend plus rien',
    en: 'Without {out}, with {in}: the hand waits on nothing',
  },
  'route.hint.now': {
    fr: 'Telle quelle, avec {tile} : {fans}.',
    en: 'As it is, with {tile}: {fans}.',
  },
  'route.hint.goal': { fr: 'La main peut devenir : {fans}.', en: 'It can become: {fans}.' },
  'route.hint.out': { fr: 'Défaussez {tile}.', en: 'Discard {tile}.' },
  'eight.level.chows': { fr: 'séquences', en: 'chows that go together' },
  'eight.level.pungs': { fr: 'brelans et honneurs', en: 'pungs and honours' },
  'eight.level.tiles': { fr: 'familles et numéros', en: 'suits and numbers' },
  'eight.level.any': { fr: 'un mélange de tout', en: 'all of these, mixed' },
  'route.own.hand': {
    fr: 'Une main prête de treize tuiles, chaque combinaison exposée après un tilde, par exemple 33m67p123s~456s~789s',
    en: 'Thirteen tiles that wait, each exposed group after a tilde, such as 33m67p123s~456s~789s',
  },
  'route.error.not-thirteen': {
    fr: 'Une main prête a 13 tuiles, chaque combinaison exposée comptant pour trois ; celle-ci en a {count} en main et {melds} combinaisons sur la table.',
    en: 'A hand that waits has 13 tiles, each group on the table counting as three; this one has {count} in hand and {melds} groups on the table.',
  },
  'route.error.no-win': {
    fr: 'Une tuile gagnante est nommée ici : ôtez-la, la main n’a pas encore gagné.',
    en: 'A winning tile is named here: leave it out, the hand has yet to win.',
  },
  'route.error.not-ready': { fr: 'Cette main n’attend rien.', en: 'This hand waits on nothing.' },
  'route.error.enough-already': {
    fr: 'Cette main vaut huit points avec chaque tuile qui la complète.',
    en: 'This hand is worth eight points with every tile that completes it.',
  },
  'route.error.no-route': {
    fr: 'Aucun échange d’une seule tuile ne porte cette main à huit points.',
    en: 'No exchange of one tile brings this hand to eight points.',
  },
  'keys.route': { fr: 'Atteindre huit points', en: 'The route to eight' },
  'keys.route.arrows': { fr: 'soulever la tuile à défausser', en: 'lift the tile to discard' },
  'keys.route.digits': {
    fr: 'choisir, par son numéro, la tuile à recevoir',
    en: 'choose the tile of that number to come',
  },
} as const satisfies Texts;
