/**
 * The rows of the Navy's count by their ids, its agreements, and the drill that counts its hands.
 * What the table of 1924 counts too has its name from there.
 */
import type { Vulcain1953ItemId } from '../../engine/rulesets/vulcain1953/index.ts';
import type { Texts } from '../texts.ts';
import { tchou1924 } from './tchou1924.ts';

export const vulcain1953 = {
  'vulcain1953.item.exposed-pung-simples': tchou1924['tchou1924.item.exposed-pung-simples'],
  'vulcain1953.item.concealed-pung-simples': tchou1924['tchou1924.item.concealed-pung-simples'],
  'vulcain1953.item.exposed-pung-ends': tchou1924['tchou1924.item.exposed-pung-ends'],
  'vulcain1953.item.concealed-pung-ends': tchou1924['tchou1924.item.concealed-pung-ends'],
  'vulcain1953.item.exposed-pung-winds-dragons': {
    fr: 'Brelan exposé de vents ou de dragons',
    en: 'Exposed pung of winds or dragons',
  },
  'vulcain1953.item.concealed-pung-winds-dragons': {
    fr: 'Brelan caché de vents ou de dragons',
    en: 'Concealed pung of winds or dragons',
  },
  'vulcain1953.item.exposed-kong-simples': tchou1924['tchou1924.item.exposed-kong-simples'],
  'vulcain1953.item.concealed-kong-simples': tchou1924['tchou1924.item.concealed-kong-simples'],
  'vulcain1953.item.exposed-kong-ends': tchou1924['tchou1924.item.exposed-kong-ends'],
  'vulcain1953.item.concealed-kong-ends': tchou1924['tchou1924.item.concealed-kong-ends'],
  'vulcain1953.item.exposed-kong-winds-dragons': {
    fr: 'Carré exposé de vents ou de dragons',
    en: 'Exposed kong of winds or dragons',
  },
  'vulcain1953.item.concealed-kong-winds-dragons': {
    fr: 'Carré caché de vents ou de dragons',
    en: 'Concealed kong of winds or dragons',
  },
  'vulcain1953.item.pair-dragon': tchou1924['tchou1924.item.pair-dragon'],
  'vulcain1953.item.pair-own-wind': tchou1924['tchou1924.item.pair-own-wind'],
  'vulcain1953.item.pair-prevailing-wind': {
    fr: 'Paire du vent du tour',
    en: 'Pair of the round wind',
  },
  'vulcain1953.item.pair-plain': tchou1924['tchou1924.item.pair-plain'],
  'vulcain1953.item.chow': { fr: 'Séquences', en: 'Chows' },
  'vulcain1953.item.flower': tchou1924['tchou1924.item.flower'],
  'vulcain1953.item.mah-jong': { fr: 'Mah-jong', en: 'Mah-jong' },
  'vulcain1953.item.completed-middle': tchou1924['tchou1924.item.completed-middle'],
  'vulcain1953.item.drawn-pung': {
    fr: 'La tuile gagnante, piochée, complète un brelan',
    en: 'The winning tile, drawn, completes a pung',
  },
  'vulcain1953.item.completed-pair': tchou1924['tchou1924.item.completed-pair'],
  'vulcain1953.item.worthless-hand': {
    fr: 'Main sans valeur, quatre séquences',
    en: 'Hand without value: four chows',
  },
  'vulcain1953.item.dragon-set': {
    fr: 'Brelan ou carré de dragons',
    en: 'Pung or kong of dragons',
  },
  'vulcain1953.item.own-wind-set': {
    fr: 'Brelan ou carré du vent du joueur',
    en: 'Pung or kong of the seat wind',
  },
  'vulcain1953.item.prevailing-wind-set': {
    fr: 'Brelan ou carré du vent du tour',
    en: 'Pung or kong of the round wind',
  },
  'vulcain1953.item.own-flower': { fr: 'Fleur du joueur', en: 'Own flower' },
  'vulcain1953.item.bouquet': {
    fr: 'Bouquet, une série entière de fleurs',
    en: 'Bouquet, a whole series of flowers',
  },
  'vulcain1953.item.all-pungs': { fr: 'Tout en brelans', en: 'All pungs' },
  'vulcain1953.item.all-kongs': { fr: 'Tout en carrés', en: 'All kongs' },
  'vulcain1953.item.all-honours': {
    fr: 'Tout en honneurs, 1 et 9 compris',
    en: 'All honours: 1s, 9s, winds and dragons',
  },
  'vulcain1953.item.pure-hand': { fr: 'Main pure', en: 'Pure hand' },
  'vulcain1953.item.troubled-hand': {
    fr: 'Main semi-pure, une famille avec des vents ou des dragons',
    en: 'Mixed pure hand, one suit with winds or dragons',
  },
  'vulcain1953.item.concealed-hand': { fr: 'Main entièrement cachée', en: 'Fully concealed hand' },
  'vulcain1953.item.loose-tile': {
    fr: 'Gagné avec une tuile de remplacement',
    en: 'Won with a replacement tile',
  },
  'vulcain1953.item.last-wall-tile': {
    fr: 'Gagné avec la dernière tuile de la muraille',
    en: 'Won with the last tile of the wall',
  },
  'vulcain1953.item.robbed-kong': tchou1924['tchou1924.item.robbed-kong'],
  'vulcain1953.item.snatched-pung': {
    fr: 'Gagné sur une défausse qu’un autre voulait pour un brelan',
    en: 'Won on a discard that another player wanted for a pung',
  },
  'vulcain1953.item.first-discard-pung': {
    fr: 'Brelan fait de la première défausse de l’Est',
    en: 'Pung of East’s first discard',
  },
  'vulcain1953.item.seven-pairs': { fr: 'Sept paires', en: 'Seven pairs' },
  'vulcain1953.item.twins-of-heaven': { fr: 'Jumeaux du ciel', en: 'Twins of Heaven' },
  'vulcain1953.item.honour-pairs': { fr: 'Paires d’honneurs', en: 'Honour pairs' },
  'vulcain1953.item.bicolour': { fr: 'Main bicolore', en: 'Two-suit pairs' },
  'vulcain1953.item.tricot': { fr: 'Tricot', en: 'Three-suit pungs' },
  'vulcain1953.item.windy-chow': { fr: 'Chow venteux', en: 'Windy Chow' },
  'vulcain1953.item.wriggling-snake': { fr: 'Serpent frétillant', en: 'Wriggling Snake' },
  'vulcain1953.item.unique-wonder': { fr: 'Unique Merveille', en: 'Unique Wonder' },
  'vulcain1953.item.imperial-jade': { fr: 'Jade impériale', en: 'Imperial Jade' },
  'vulcain1953.item.jade-pairs': { fr: 'Paires de Jade', en: 'Jade pairs' },
  'vulcain1953.item.royal-ruby': { fr: 'Rubis royal', en: 'Royal Ruby' },
  'vulcain1953.item.ruby-pairs': { fr: 'Paires de Rubis', en: 'Ruby pairs' },
  'vulcain1953.item.windy-dragons': { fr: 'Dragons venteux', en: 'Windy Dragons' },
  'vulcain1953.item.gates-of-heaven': { fr: 'Portes du Ciel', en: 'Gates of Heaven' },
  'vulcain1953.item.sequence-pung-pair': { fr: 'Suite, brelan et paire', en: 'Run, pung and pair' },
  'vulcain1953.item.winds-and-dragons': { fr: 'Vents et dragons', en: 'Winds and dragons' },
  'vulcain1953.item.three-great-scholars': {
    fr: 'Trois grands écoliers',
    en: 'Three Great Scholars',
  },
  'vulcain1953.item.four-blessings': { fr: 'Quatre bénédictions', en: 'Four Blessings' },
  'vulcain1953.item.jade-ruby': { fr: 'Jade et Rubis', en: 'Jade and Ruby' },
  'vulcain1953.item.gretas-garden': { fr: 'Jardin de Greta', en: 'Greta’s Garden' },
  'vulcain1953.item.grace-of-heaven': { fr: 'Grâce des Cieux', en: 'Grace of Heaven' },
  'vulcain1953.item.grace-of-earth': { fr: 'Grâce de la Terre', en: 'Grace of Earth' },
  'vulcain1953.item.moon-from-the-sea': {
    fr: 'La lune pêchée au fond de la mer',
    en: 'The moon from the bottom of the sea',
  },
  'vulcain1953.item.plum-blossom-on-the-roof': {
    fr: 'La fleur du prunier sur le toit',
    en: 'The plum blossom on the roof',
  },
  'vulcain1953.first': { fr: 'banquier', en: 'dealer' },
  'vulcain1953.firstSeat': { fr: 'Banquier : {seat}.', en: '{seat} is the dealer.' },
  'vulcain1953.lines': { fr: 'Lignes du compte', en: 'Lines of the count' },
  'vulcain1953.usual': {
    fr: 'Sauf mention contraire, une main spéciale compte pour sa valeur imprimée, et une main avec un brelan ou un carré du dragon de sa famille reste pure.',
    en: 'Unless told otherwise a special hand is worth its printed value, and a pung or kong of its suit’s own dragon leaves a hand pure.',
  },
  'vulcain1953.field.base': { fr: 'Points', en: 'Points' },
  'vulcain1953.field.doubles': { fr: 'Doublements', en: 'Doubles' },
  'vulcain1953.field.total': { fr: 'Total', en: 'Total' },
  'vulcain1953.agreed.marks.highest': {
    fr: 'Une main spéciale peut se compter ligne par ligne si cela vaut plus.',
    en: 'A special hand may be counted line by line if that is worth more.',
  },
  'vulcain1953.agreed.assimilation.false': {
    fr: 'Une main pure n’admet aucun dragon, même celui de sa famille.',
    en: 'A pure hand admits no dragon, not even that of its suit.',
  },
  'vulcain1953.agreed.goulashChows.true': {
    fr: 'Les séquences sont permises dans un goulasch.',
    en: 'Chows are allowed in a goulash.',
  },
  'vulcain1953.agreed.callingHand.true': {
    fr: 'Une main prête, si elle est annoncée, compte comme si elle avait gagné.',
    en: 'A ready hand that was declared counts as if it had won.',
  },
  'vulcain1953.option.marks': { fr: 'Une main spéciale vaut', en: 'A special hand is worth' },
  'vulcain1953.option.marks.printed': { fr: 'sa valeur imprimée', en: 'its printed value' },
  'vulcain1953.option.marks.highest': {
    fr: 'sa valeur imprimée, ou le compte s’il est plus grand',
    en: 'the higher of value and count',
  },
  'vulcain1953.option.assimilation': {
    fr: 'Main pure avec le dragon de la famille',
    en: 'Pure hand with its suit’s dragon',
  },
  'vulcain1953.option.goulashChows': {
    fr: 'Des séquences dans un goulasch',
    en: 'Chows in a goulash',
  },
  'vulcain1953.option.callingHand': {
    fr: 'Une main prête annoncée compte comme gagnante',
    en: 'A declared ready hand counts as won',
  },
  'vulcain1953.option.cap': {
    fr: 'Paiements plafonnés à 2 000, ou 3 000 avec l’Est',
    en: 'No payment over 2,000, or 3,000 with East',
  },
  'vulcain1953.option.stake': {
    fr: 'Mise de chacun dans un goulasch',
    en: 'Stake of each player in a goulash',
  },
  'vulcain1953.own.hand': {
    fr: 'Une main de 13 tuiles, ses combinaisons après un tilde, et la tuile gagnante si elle a gagné, par exemple 2355m777p~888s~111m*4m',
    en: 'A hand of 13 tiles, its groups after a tilde, and the winning tile if it won, such as 2355m777p~888s~111m*4m',
  },
  'vulcain1953.own.seat': { fr: 'Le vent du joueur', en: 'Its seat wind' },
  'vulcain1953.own.round': { fr: 'Le vent du tour', en: 'The wind of the round' },
  'vulcain1953.own.how': {
    fr: 'Circonstances du gain, s’il y en a',
    en: 'Circumstances of the win, if any',
  },
  'marks.title': { fr: 'Compter et doubler', en: 'Count and double' },
  'marks.description': {
    fr: 'Une main du jeu de la Marine, avec ses fleurs, ses vents et sa tuile gagnante : comptez ses points et ses doublements, ou reconnaissez la main spéciale et sa valeur. La feuille s’ouvre ensuite, ligne par ligne.',
    en: 'A hand of the Navy’s game with its flowers, its winds and its winning tile: what does it score, how many times is that doubled, and is it a special hand with a value of its own? Then the sheet opens, line by line.',
  },
  'marks.ask.lines': {
    fr: 'Lesquelles de ces lignes comptent ?',
    en: 'Which of these lines count?',
  },
  'marks.ask.figures': { fr: 'Que vaut cette main ?', en: 'What is this hand worth?' },
  'marks.level.set': { fr: 'une combinaison', en: 'one group' },
  'marks.level.losing': { fr: 'mains qui ont perdu', en: 'hands that lost' },
  'marks.level.winning': { fr: 'mains qui ont gagné', en: 'hands that won' },
  'marks.level.doubles': { fr: 'doublements de la main', en: 'doubles of the hand' },
  'marks.level.special': {
    fr: 'mains spéciales et leurs doublements',
    en: 'special hands and their doubles',
  },
  'marks.level.marks': { fr: 'valeurs des mains spéciales', en: 'values of the special hands' },
  'marks.level.agreed': { fr: 'autres conventions', en: 'other agreements' },
} as const satisfies Texts<`vulcain1953.item.${Vulcain1953ItemId}`> & Texts;
