import type { kongEn } from './kong-en.ts';

/** Les mots des questions sur les carrés ; mêmes clés que l’anglais. */
export const kongFr: Readonly<Record<keyof typeof kongEn, string>> = {
  'drills.kong.title': 'Carré : et maintenant ?',
  'drills.kong.text':
    'Quatre tuiles pareilles : peut-on faire un carré maintenant, d’où vient la tuile de remplacement, ce que l’on retourne, qui peut voler le carré et combien de pioches il reste.',
  'table.topic.kong': 'quand on peut faire un carré',
  'table.ask.kong':
    '{moment} Carrés déclarés par les autres : {kongs}. {left} De quelles tuiles pouvez-vous faire un carré maintenant ?',
  'table.moment.draw': 'C’est votre tour : vous piochez {tile}.',
  'table.moment.ready': 'Vous vous êtes déclaré prêt. À votre tour, vous piochez {tile}.',
  'table.moment.claim':
    'Vous avez réclamé {tile} et exposé la combinaison ; vous n’avez pas encore défaussé.',
  'table.moment.discard': 'Un autre joueur défausse {tile}.',
  'table.left': 'Il reste {n} tuile à piocher. | Il reste {n} tuiles à piocher.',
  'table.noKong': 'aucun pour l’instant',
  'table.how.kong':
    'À votre tour, un carré se fait de quatre tuiles de votre main, ou de votre brelan exposé et de la quatrième tuile dans votre main. Avec une défausse, il en faut trois dans la main. Une tuile de remplacement doit encore pouvoir se piocher.',
  'table.why.kongInHand': 'Les quatre sont dans votre main : {tile}.',
  'table.why.kongWithPung':
    'Trois forment devant vous un brelan exposé, la quatrième est dans votre main : {tile}.',
  'table.why.kongOfDiscard': 'Trois sont dans votre main, la quatrième est la défausse : {tile}.',
  'table.why.kongBesidePung':
    'Trois forment devant vous un brelan exposé, la quatrième est la défausse : {tile}.',
  'table.why.kongInGroup':
    'Les quatre sont à vous, mais l’une est dans une autre combinaison : {tile}.',
  'table.why.kongAfterClaim':
    'Votre tour a commencé par un appel : aucun carré avant votre tour suivant.',
  'table.why.kongNoTile':
    'Il reste trop peu de tuiles : la tuile de remplacement ne pourrait plus se piocher.',
  'table.why.kongMost': 'Carrés déclarés dans cette manche : {n}. On n’en fait pas davantage.',
  'table.why.kongNotTurn':
    'Non pour {tile} : quatre tuiles de votre main attendent votre propre tour.',
  'table.why.kongNotDrawn':
    'Non pour {tile} : une fois déclaré prêt, on ne fait de carré qu’avec la tuile tout juste piochée.',
  'table.why.kongWaits': 'Non pour {tile} : le carré changerait ce que votre main attend.',
  'table.why.kongTakesNone':
    'Non pour {tile} : un brelan exposé ne prend pas de défausse. Sa quatrième tuile doit venir de votre main.',
  'table.why.kongParted': 'Non pour {tile} : une combinaison exposée reste comme elle est.',
  'table.why.kongNow':
    'Un carré maintenant : {tiles}. Ensuite, vous piochez une tuile de remplacement, puis vous défaussez.',
  'table.error.wrong-number': 'la main a trop ou trop peu de tuiles pour ce moment.',
  'table.error.not-there': 'la tuile n’est pas là où elle devrait être à ce moment.',
  'table.error.not-waiting': 'sans la tuile piochée, la main n’est pas prête.',
};
