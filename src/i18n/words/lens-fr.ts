/** Le français des attentes et des défausses sous toutes les règles. */
import type { lensEn } from './lens-en.ts';

export const lensFr: Readonly<Record<keyof typeof lensEn, string>> = {
  'told.none': 'Écrivez une main, touchez ses tuiles ou prenez un exemple.',
  'told.change': 'Changer la main',
  'told.before': 'La dernière main lisible reste au-dessus.',
  'told.seat': 'Vent du joueur',
  'told.round': 'Vent du tour',
  'told.river': 'Mes défausses',
  'compare.way.dealt':
    'Une main à défausser : la meilleure défausse selon chacune, et pourquoi elles diffèrent',
  'compare.way.lens': 'Une main prête : ce qu’en fait chaque tuile, et ce qui interdit de gagner',
  'lens.title': 'Les attentes à la loupe',
  'lens.description':
    'Une main prête selon cinq jeux de règles : quelles tuiles la complètent, quelle main chacune donne, et si elle peut gagner.',
  'lens.lede':
    'Treize tuiles en attendent une quatorzième. Pour chaque tuile, vous voyez ici si elle complète la main selon chacun des cinq jeux de règles, ce que la main vaut alors et ce qui interdit de gagner.',
  'lens.needsScript':
    'Une main de votre choix se calcule sur votre appareil, avec JavaScript. Voici les neuf portes.',
  'lens.example.gates': 'Les neuf portes',
  'lens.example.onePair': 'Deux attentes, une famille',
  'lens.example.plain': 'Quatre séquences',
  'lens.example.orphans': 'Treize orphelins',
  'lens.size': 'Une main en attente a treize tuiles ; une combinaison exposée compte pour trois.',
  'lens.notReady':
    'Cette main n’est prête selon aucun des cinq jeux de règles : rien ne la complète.',
  'lens.table': 'Les attentes selon cinq jeux de règles',
  'lens.tile': 'Tuile',
  'lens.completes': '{n} tuile | {n} tuiles',
  'lens.unknownMeld': 'Une de ses combinaisons n’existe pas ici.',
  'lens.nothing': 'ne complète pas la main',
  'lens.worth': '{n}',
  'lens.declared': '{n} une fois le riichi déclaré',
  'lens.uncounted': 'gagne, sans points',
  'lens.drawn': 'piochée : {worth}',
  'lens.why.too-many-chows': 'trop de séquences',
  'lens.why.claimed-last-tile': 'piochée seulement',
  'lens.why.chow-in-goulash': 'pas de séquence au goulasch',
  'lens.why.unknown-meld': 'une combinaison inconnue ici',
  'lens.why.below-minimum': '{n} points seulement sur 8',
  'lens.why.no-yaku': 'sans rôle, pas de victoire',
  'lens.why.barred': 'interdite par vos défausses',
  'lens.withAll': 'avec chaque tuile',
  'lens.with': 'avec {tiles}',
  'lens.gates':
    'Avec les neuf portes, une même forme se lit de cinq façons. Partout, neuf tuiles la complètent. Tchou compte trois doublements pour une main d’une seule famille et ne connaît pas de main de ce nom. Les « Portes du Ciel » de la Marine veulent la paire entre 2 et 8. Les règles internationales donnent 88 points à la seule main qui attend les neuf tuiles. Les règles japonaises donnent la limite, quelle que soit la tuile.',
  'dealt.title': 'Les mêmes treize tuiles',
  'dealt.description':
    'Une main à défausser selon cinq jeux de règles : de quoi elle est proche, la meilleure défausse selon chacun, ce qu’il faut pour gagner et pourquoi ils diffèrent.',
  'dealt.lede':
    'Treize tuiles et celle que l’on vient de piocher : une doit partir. La meilleure dépend des mains qui gagnent et de ce qu’une main gagnante doit valoir.',
  'dealt.needsScript': 'Les défausses se calculent sur votre appareil, avec JavaScript.',
  'dealt.anew': 'Distribuer une autre main',
  'dealt.example.pairs': 'Six paires',
  'dealt.example.kinds': 'Onze sortes d’orphelins',
  'dealt.example.knitted': 'Numéros tissés',
  'dealt.example.plain': 'Une main ordinaire',
  'dealt.size':
    'Une main où défausser a quatorze tuiles ; une combinaison exposée compte pour trois.',
  'dealt.best': 'Meilleure défausse : {tiles}. | Meilleures défausses, à égalité : {tiles}.',
  'dealt.complete': 'Ici, cette main est complète telle quelle.',
  'dealt.ready': 'Elle est ensuite prête.',
  'dealt.away':
    'Elle est ensuite à une tuile d’être prête. | Elle est ensuite à {n} tuiles d’être prête.',
  'dealt.accepts': '{n} exemplaire aide. | {n} exemplaires aident.',
  'dealt.wins.drawn': 'Elle ne peut alors gagner qu’avec une tuile piochée.',
  'dealt.wins.none': 'Rien de ce qu’elle peut devenir ne gagne.',
  'dealt.aims': 'Proche de',
  'dealt.reach': 'Peut devenir',
  'dealt.there': 'Déjà faite :',
  'dealt.oneShort': 'Il manque une tuile :',
  'dealt.short': 'À {n} tuile d’être prête : | À {n} tuiles d’être prête :',
  'dealt.asks.nothing': 'Toute main complète peut gagner.',
  'dealt.asks.points': 'Il faut {n} points pour gagner.',
  'dealt.asks.role': 'Il faut un rôle (yaku) pour gagner.',
  'dealt.asks.own': 'Vos défausses peuvent interdire de gagner.',
  'dealt.agree': 'Les cinq jeux de règles choisissent la même défausse pour cette main.',
  'dealt.part': 'Les cinq jeux de règles donnent {n} réponses différentes :',
  'dealt.side': '{rules} : {tiles}',
  'dealt.why.shape': 'Cette main est la plus proche de {shape} selon : {rules}.',
  'dealt.why.role':
    'Une main sans rôle ne gagne pas ; ces règles cherchent les tuiles qui en donnent un : {rules}.',
  'dealt.why.own': 'Vos propres défausses peuvent interdire de gagner sur une défausse : {rules}.',
  'dealt.why.tiles':
    'Les mains complètes ne sont pas les mêmes : d’autres tuiles sont donc utiles.',
};
