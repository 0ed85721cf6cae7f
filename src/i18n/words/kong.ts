/** The words of the questions about kongs. */
import type { Texts } from '../texts.ts';

export const kong = {
  'drills.kong.title': { fr: 'Carré : et maintenant ?', en: 'Kong: what now?' },
  'drills.kong.text': {
    fr: 'Dites si l’on peut faire un carré maintenant, d’où vient la tuile de remplacement, ce que l’on retourne, qui peut voler le carré et combien de pioches il reste.',
    en: 'Four tiles alike: whether you may make a kong now, where its replacement tile comes from, what is turned up, who may rob it, and how many draws are left.',
  },
  'table.topic.kong': { fr: 'quand on peut faire un carré', en: 'when you may make a kong' },
  'table.ask.kong': {
    fr: '{moment} Carrés déclarés par les autres : {kongs}. {left} De quelles tuiles pouvez-vous faire un carré maintenant ?',
    en: '{moment} Kongs declared by the others: {kongs}. {left} Of which tiles may you make a kong now?',
  },
  'table.moment.draw': {
    fr: 'C’est à vous de jouer : vous piochez {tile}.',
    en: 'It is your turn: you draw {tile}.',
  },
  'table.moment.ready': {
    fr: 'Vous vous êtes déclaré prêt. C’est à vous de jouer : vous piochez {tile}.',
    en: 'You have declared ready. On your turn you draw {tile}.',
  },
  'table.moment.claim': {
    fr: 'Vous avez pris {tile} et exposé la combinaison ; vous n’avez pas encore défaussé.',
    en: 'You have claimed {tile} and laid out the group; you have not discarded yet.',
  },
  'table.moment.discard': {
    fr: 'Un autre joueur défausse {tile}.',
    en: 'Another player discards {tile}.',
  },
  'table.left': {
    fr: 'Il reste {n} tuile à piocher. | Il reste {n} tuiles à piocher.',
    en: '{n} tile can still be drawn. | {n} tiles can still be drawn.',
  },
  'table.noKong': { fr: 'aucun pour l’instant', en: 'none now' },
  'table.how.kong': {
    fr: 'Quand c’est à vous de jouer, un carré se fait de quatre tuiles de votre main, ou de votre brelan exposé et de la quatrième tuile dans votre main. Pour prendre une défausse, il faut trois tuiles pareilles dans votre main. Il faut aussi pouvoir piocher une tuile de remplacement.',
    en: 'On your turn a kong is made of four tiles in your hand, or of your exposed pung and the fourth tile in your hand. A discard makes one only with three in your hand. A replacement tile must still be there.',
  },
  'table.why.kongInHand': {
    fr: 'Les quatre exemplaires {ofTile} sont dans votre main.',
    en: 'All four copies {ofTile} are in your hand.',
  },
  'table.why.kongWithPung': {
    fr: 'Trois exemplaires {ofTile} forment devant vous un brelan exposé, le quatrième est dans votre main.',
    en: 'Three copies {ofTile} lie in front of you as an exposed pung, and the fourth is in your hand.',
  },
  'table.why.kongOfDiscard': {
    fr: 'Trois exemplaires {ofTile} sont dans votre main, le quatrième est la défausse.',
    en: 'Three copies {ofTile} are in your hand, and the fourth is the discard.',
  },
  'table.why.kongBesidePung': {
    fr: 'Trois exemplaires {ofTile} forment devant vous un brelan exposé, le quatrième est la défausse.',
    en: 'Three copies {ofTile} lie in front of you as an exposed pung, and the fourth is the discard.',
  },
  'table.why.kongInGroup': {
    fr: 'Les quatre exemplaires {ofTile} sont à vous, mais l’un est dans une autre combinaison.',
    en: 'All four copies {ofTile} are yours, but one of them lies in another group.',
  },
  'table.why.kongAfterClaim': {
    fr: 'Vous venez de prendre une défausse : pas de carré avant la prochaine fois que ce sera à vous de jouer.',
    en: 'Your turn began with a claim: no kong before your next turn.',
  },
  'table.why.kongNoTile': {
    fr: 'Il reste trop peu de tuiles : la tuile de remplacement ne pourrait plus se piocher.',
    en: 'Too few tiles are left: the replacement tile could no longer be drawn.',
  },
  'table.why.kongMost': {
    fr: 'Carrés déclarés dans cette manche : {n}. Aucun autre n’est permis.',
    en: 'Kongs declared in this hand: {n}. No more are allowed.',
  },
  'table.why.kongNotTurn': {
    fr: 'Pas de carré avec {tile} : quatre tuiles de votre main ne font un carré que quand c’est à vous de jouer.',
    en: 'No kong with {tile}: four tiles in your own hand make one only on your own turn.',
  },
  'table.why.kongNotDrawn': {
    fr: 'Pas de carré avec {tile} : une fois déclaré prêt, on ne fait de carré qu’avec la tuile tout juste piochée.',
    en: 'No kong with {tile}: after declaring ready, you may make a kong only of the tile just drawn.',
  },
  'table.why.kongWaits': {
    fr: 'Pas de carré avec {tile} : il changerait ce que votre main attend.',
    en: 'No kong with {tile}: it would change what your hand waits on.',
  },
  'table.why.kongTakesNone': {
    fr: 'Pas de carré avec {tile} : une défausse ne se joint pas à un brelan exposé. La quatrième tuile doit venir de votre main.',
    en: 'No kong with {tile}: a discard cannot be added to an exposed pung. The fourth tile must come from your own hand.',
  },
  'table.why.kongParted': {
    fr: 'Pas de carré avec {tile} : une combinaison exposée reste comme elle est.',
    en: 'No kong with {tile}: a group that has been laid out stays as it is.',
  },
  'table.why.kongNow': {
    fr: 'Carré possible maintenant : {tiles}. Ensuite, vous piochez une tuile de remplacement, puis vous défaussez.',
    en: 'A kong now: {tiles}. Then you draw a replacement tile, before you discard.',
  },
  'table.error.wrong-number': {
    fr: 'la main a trop ou trop peu de tuiles pour ce moment.',
    en: 'the hand has too many or too few tiles for this moment.',
  },
  'table.error.not-there': {
    fr: 'la tuile n’est pas là où elle devrait être à ce moment.',
    en: 'the tile is not where this moment puts it.',
  },
  'table.error.not-waiting': {
    fr: 'sans la tuile piochée, la main n’est pas prête.',
    en: 'without the tile drawn, the hand is not ready.',
  },
} as const satisfies Texts;
