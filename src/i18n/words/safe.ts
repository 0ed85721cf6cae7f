/** Words of the drill that asks which discard is least dangerous. */
import type { Texts } from '../texts.ts';

export const safe = {
  'safe.title': { fr: 'Quelle tuile est sans danger ?', en: 'What is safe?' },
  'safe.description': {
    fr: 'Un adversaire est prêt, ou près de l’être : laquelle de vos tuiles risque le moins de le faire gagner ? La réponse donne le risque de chaque tuile, et sa raison.',
    en: 'Another player is ready, or nearly: which of your tiles is least likely to let somebody win? The answer shows the risk of each tile, and the reason for it.',
  },
  'safe.needsScript': {
    fr: 'Les tables sont préparées et jugées sur votre appareil, ce qui demande JavaScript. Les leçons sur la défense se lisent sans lui.',
    en: 'Tables are dealt and judged on your device, and that needs JavaScript. The lessons on defence can be read without it.',
  },
  'safe.ask.least': {
    fr: 'Laquelle de ces tuiles est la moins dangereuse à défausser : {tiles} ?',
    en: 'The least dangerous to discard: {tiles}?',
  },
  'safe.ask.barred': {
    fr: 'Avec lesquelles de ces tuiles {player} ne peut-il pas gagner : {tiles} ?',
    en: 'On which of these may {player} not win: {tiles}?',
  },
  'safe.ask.free': {
    fr: 'Lesquelles de ces tuiles peut-on défausser sans manquer à l’obligation solidaire : {tiles} ?',
    en: 'Which of these may you discard without breaking the obligation: {tiles}?',
  },
  'safe.choose': { fr: 'choisir {tile}', en: 'choose {tile}' },
  'safe.chosen': { fr: 'Choisi : {tiles}.', en: 'Chosen: {tiles}.' },
  'safe.need': { fr: 'Choisissez une tuile de la main.', en: 'Choose a tile of the hand.' },
  'safe.seat.right': { fr: '{wind}, à droite', en: '{wind}, on the right' },
  'safe.seat.across': { fr: '{wind}, en face', en: '{wind}, opposite' },
  'safe.seat.left': { fr: '{wind}, à gauche', en: '{wind}, on the left' },
  'safe.seat.ready': { fr: '{seat} : prêt', en: '{seat}: ready' },
  'safe.left': {
    fr: 'Il reste {n} tuile à piocher. | Il reste {n} tuiles à piocher.',
    en: '{n} tile is left to draw. | {n} tiles are left to draw.',
  },
  'safe.wrong': { fr: 'Non. Réponse : {answer}.', en: 'No: it is {answer}.' },
  'safe.rows': { fr: 'Le risque de chaque tuile', en: 'The risk of each tile' },
  'safe.rows.tile': { fr: 'Tuile', en: 'Tile' },
  'safe.rows.risk': { fr: 'Risque', en: 'Risk' },
  'safe.rows.why': { fr: 'Raison', en: 'Reason' },
  'safe.rows.best': { fr: 'réponse', en: 'answer' },
  'safe.rows.note': {
    fr: 'Risque : la part de ces défausses qui font gagner l’un des trois adversaires, mesurée sur des manches que le programme a jouées contre lui-même. Deux tuiles que la mesure ne départage pas se valent.',
    en: 'Risk: how often such a discard lets one of the three others win, measured over hands that the program played against itself. Tiles that the measure cannot tell apart are equally good.',
  },
  'safe.why.own': {
    fr: '{player} a défaussé cette tuile et ne peut donc pas gagner avec elle.',
    en: '{player} has discarded this tile, and so may not win on it.',
  },
  'safe.why.passed': {
    fr: 'Depuis que {player} s’est déclaré prêt, cette tuile a déjà été défaussée sans que personne gagne.',
    en: 'Since {player} declared a ready hand, this tile has been discarded and nobody won.',
  },
  'safe.why.lines': {
    fr: '{player} a défaussé, ou laissé passer après s’être déclaré prêt, {tiles}, à trois numéros de cette tuile. Avec une attente des deux côtés, ce joueur ne pourrait pas gagner avec cette tuile, ou aurait déjà gagné.',
    en: 'Three away: {tiles}, which {player} has discarded, or let pass once ready. With a two-sided wait they could not win, or would have won already.',
  },
  'safe.why.line': {
    fr: '{player} a défaussé ou laissé passer {tiles}, à trois numéros d’un côté de cette tuile. De l’autre, une attente des deux côtés reste possible.',
    en: 'Three away on one side: {tiles}, which {player} has discarded or let pass. A two-sided wait is still possible on the other side.',
  },
  'safe.why.honour.none': {
    fr: 'C’est un vent ou un dragon dont vous voyez les quatre exemplaires.',
    en: 'A wind or dragon of which you see all four copies.',
  },
  'safe.why.honour': {
    fr: 'Un vent ou un dragon n’entre dans aucune séquence ; {n} exemplaire n’est pas en vue. | Un vent ou un dragon n’entre dans aucune séquence ; {n} exemplaires ne sont pas en vue.',
    en: 'A wind or dragon cannot be in a chow; {n} copy is out of sight. | A wind or dragon cannot be in a chow; {n} copies are out of sight.',
  },
  'safe.why.end': {
    fr: 'Un 1 ou un 9 entre dans une seule séquence.',
    en: 'A 1 or a 9 is in one chow only.',
  },
  'safe.why.second': {
    fr: 'Un 2 ou un 8 entre dans deux séquences.',
    en: 'A 2 or an 8 is in two chows.',
  },
  'safe.why.third': {
    fr: 'Un 3 ou un 7 entre dans trois séquences.',
    en: 'A 3 or a 7 is in three chows.',
  },
  'safe.why.middle': {
    fr: 'Un 4, un 5 ou un 6 entre dans trois séquences et complète deux attentes des deux côtés.',
    en: 'A 4, a 5 or a 6 is in three chows, and completes two two-sided waits.',
  },
  'safe.why.suit': {
    fr: 'Toutes les combinaisons exposées {player} sont de cette famille.',
    en: 'All groups that {player} has laid out are of this suit.',
  },
  'safe.why.free': {
    fr: 'Aucune combinaison exposée n’interdit cette tuile.',
    en: 'Nothing on the table forbids this tile.',
  },
  'safe.why.forbidden.one-series': {
    fr: '{player} a exposé trois combinaisons de cette famille : la tuile est interdite.',
    en: '{player} has laid out three groups of this suit: the tile is forbidden.',
  },
  'safe.why.forbidden.honours': {
    fr: '{player} a exposé des brelans des deux autres dragons : le troisième est interdit.',
    en: '{player} has laid out pungs of the two other dragons: the third is forbidden.',
  },
  'safe.why.forbidden.winds': {
    fr: '{player} a exposé des brelans des trois autres vents : le quatrième est interdit.',
    en: '{player} has laid out pungs of the three other winds: the fourth is forbidden.',
  },
  'safe.hint.declared': {
    fr: '{player} s’est déclaré prêt : comparez vos tuiles avec ses défausses.',
    en: '{player} has declared a ready hand: compare your tiles with that player’s discards.',
  },
  'safe.hint.melds': {
    fr: 'Regardez d’abord {player} : c’est le joueur qui a exposé le plus de combinaisons.',
    en: 'Look first at {player}, who has laid out the most groups.',
  },
  'safe.hint.none': {
    fr: 'Personne n’a exposé de combinaison : regardez ce que chaque tuile peut compléter.',
    en: 'Nobody has laid out a group: look at what each tile could complete.',
  },
  'safe.hint.tile': { fr: '{tile} : {why}', en: '{tile}: {why}' },
  'safe.level.river': { fr: 'tuile déjà défaussée', en: 'already discarded' },
  'safe.level.lines': { fr: 'tuile pas encore défaussée', en: 'neither discarded nor let pass' },
  'safe.level.all': { fr: 'toutes les tuiles sans danger', en: 'all that cannot win' },
  'safe.level.honours': { fr: 'vents et dragons', en: 'winds and dragons' },
  'safe.level.late': {
    fr: 'vents et dragons en fin de manche',
    en: 'winds and dragons, late in a hand',
  },
  'safe.level.table': { fr: 'toute la table', en: 'the whole table' },
  'safe.level.fine': { fr: 'sans risque d’amende', en: 'without risk of a fine' },
  'safe.error.not-to-discard': {
    fr: 'Une main qui doit défausser a 14 tuiles ; celle-ci en a {count}.',
    en: 'A hand that has to discard has 14 tiles; this one has {count}.',
  },
  'safe.error.another-order': {
    fr: 'L’ordre des défausses ne s’accorde pas avec celles de chaque joueur.',
    en: 'The order of the discards does not match what each player has discarded.',
  },
  'safe.error.own-melds': {
    fr: 'Vos propres combinaisons s’écrivent avec votre main.',
    en: 'Your own groups are written with your hand.',
  },
  'safe.error.not-in-hand': {
    fr: 'Il faut au moins deux tuiles différentes de la main.',
    en: 'At least two different tiles of the hand are needed.',
  },
  'safe.error.nobody-ready': {
    fr: 'Il faut un adversaire déclaré prêt, et un seul.',
    en: 'One opponent must have declared a ready hand, and only one.',
  },
  'safe.error.no-threat': {
    fr: 'Ces règles n’ont pas d’obligation solidaire.',
    en: 'These rules have no obligation of this kind.',
  },
  'safe.error.none-safe': {
    fr: 'Aucune de ces tuiles n’est une réponse.',
    en: 'None of these tiles is an answer.',
  },
  'keys.safe.digits': {
    fr: 'choisir une des tuiles proposées',
    en: 'choose one of the tiles in question',
  },
  'learn.practice.safe': {
    fr: 'S’exercer à défausser sans danger : {level}',
    en: 'Practise safe discards: {level}',
  },
} as const satisfies Texts;
