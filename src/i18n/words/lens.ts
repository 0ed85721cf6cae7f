/** Waits and discards under all rule sets. */
import type { Texts } from '../texts.ts';

export const lens = {
  'lens.before': {
    fr: 'La dernière main lisible reste au-dessus.',
    en: 'The last readable hand is shown above.',
  },
  'compare.way.dealt': {
    fr: 'Une main de quatorze tuiles : la meilleure défausse selon chaque source, et pourquoi les réponses diffèrent',
    en: 'A hand to discard from: the best discard under each, and why they differ',
  },
  'compare.way.lens': {
    fr: 'Une main prête : ce que chaque tuile en fait, et ce qui interdit de gagner',
    en: 'A ready hand: what each tile makes of it, and what bars the win',
  },
  'lens.title': { fr: 'Les attentes à la loupe', en: 'Waits under the lens' },
  'lens.description': {
    fr: 'Une main prête selon cinq jeux de règles : quelles tuiles la complètent, quelle main chacune donne, et si elle peut gagner.',
    en: 'One ready hand under five rule sets: which tiles complete it, what hand each one makes, and whether it may win.',
  },
  'lens.lede': {
    fr: 'Il manque une tuile à cette main. Pour chaque tuile, vous voyez ici si elle complète la main selon chacun des cinq jeux de règles, ce que la main vaut alors et ce qui interdit de gagner.',
    en: 'This hand is one tile short. Here you see, for each tile, whether it completes the hand under each of the five rule sets, what the hand is then worth, and what forbids the win.',
  },
  'lens.needsScript': {
    fr: 'Une main de votre choix se calcule sur votre appareil, ce qui demande JavaScript. Voici les neuf portes.',
    en: 'A hand of your own is computed on your device and needs JavaScript. Here are the nine gates.',
  },
  'lens.example.gates': { fr: 'Les neuf portes', en: 'The nine gates' },
  'lens.example.onePair': { fr: 'Deux tuiles gagnantes, une famille', en: 'Two waits in one suit' },
  'lens.example.plain': { fr: 'Quatre séquences', en: 'Four chows' },
  'lens.example.orphans': { fr: 'Treize orphelins', en: 'Thirteen orphans' },
  'lens.size': {
    fr: 'Une main prête a treize tuiles ; une combinaison exposée compte pour trois.',
    en: 'A hand that waits has thirteen tiles, each group on the table counted as three.',
  },
  'lens.notReady': {
    fr: 'Cette main n’est prête selon aucun des cinq jeux de règles : rien ne la complète.',
    en: 'Under none of the five rule sets is this hand ready: no tile completes it.',
  },
  'lens.table': {
    fr: 'Les attentes selon cinq jeux de règles',
    en: 'The waits under five rule sets',
  },
  'lens.tile': { fr: 'Tuile', en: 'Tile' },
  'lens.completes': { fr: '{n} tuile | {n} tuiles', en: '{n} tile | {n} tiles' },
  'lens.unknownMeld': {
    fr: 'Une des combinaisons de la main n’existe pas dans ces règles.',
    en: 'One of the groups of the hand does not exist in these rules.',
  },
  'lens.nothing': { fr: 'ne complète pas la main', en: 'does not complete the hand' },
  'lens.worth': { fr: '{n}', en: '{n}' },
  'lens.declared': { fr: '{n} une fois le riichi déclaré', en: '{n} once riichi is declared' },
  'lens.uncounted': { fr: 'gagne, sans points', en: 'wins, without points' },
  'lens.drawn': { fr: 'piochée : {worth}', en: 'drawn: {worth}' },
  'lens.why.too-many-chows': { fr: 'trop de séquences', en: 'too many chows' },
  'lens.why.claimed-last-tile': { fr: 'piochée seulement', en: 'only self-drawn' },
  'lens.why.chow-in-goulash': { fr: 'pas de séquence au goulasch', en: 'no chows in a goulash' },
  'lens.why.unknown-meld': { fr: 'une combinaison inconnue ici', en: 'a group unknown here' },
  'lens.why.below-minimum': { fr: '{n} points seulement sur 8', en: 'only {n} points of 8' },
  'lens.why.no-yaku': { fr: 'sans rôle, on ne peut pas gagner', en: 'no yaku, no win' },
  'lens.why.barred': { fr: 'interdite par vos défausses', en: 'barred by your discards' },
  'lens.withAll': { fr: 'avec chaque tuile', en: 'with every tile' },
  'lens.with': { fr: 'avec {tiles}', en: 'with {tiles}' },
  'lens.gates': {
    fr: 'Avec les neuf portes, une même forme se lit de cinq façons. Partout, neuf tuiles la complètent. Tchou compte trois doublements pour une main d’une seule famille et n’a pas de main de ce nom. Aux « Portes du Ciel » de la Marine, il faut une paire de 2 à 8. Les règles internationales donnent 88 points à la seule main qui attend les neuf tuiles. Les règles japonaises donnent la limite, quelle que soit la tuile.',
    en: 'The nine gates show how one shape is read in five ways. Nine tiles complete it everywhere. Tchou counts three doubles for a hand of one suit, and has no hand of this name. For the Navy’s Gates of Heaven the pair must be of 2s to 8s. The international rules give 88 points only to a hand that waits on all nine. The Japanese rules give a limit whichever tile comes.',
  },
  'dealt.title': { fr: 'Les mêmes treize tuiles', en: 'The same thirteen tiles' },
  'dealt.description': {
    fr: 'Une main de quatorze tuiles selon cinq jeux de règles : de quoi elle est proche, la meilleure défausse selon chacun, ce qu’il faut pour gagner et pourquoi les réponses diffèrent.',
    en: 'One hand to discard from under five rule sets: what it is near to, the best discard under each, what a win takes, and why they differ.',
  },
  'dealt.lede': {
    fr: 'Treize tuiles et celle que l’on vient de piocher : il faut en défausser une. La meilleure défausse dépend des mains qui gagnent et de ce qu’une main doit valoir pour gagner.',
    en: 'Thirteen tiles and the one just drawn: one of them goes. The best one depends on which hands win and on what a win must be worth.',
  },
  'dealt.needsScript': {
    fr: 'Les défausses se calculent sur votre appareil, ce qui demande JavaScript.',
    en: 'The discards are computed on your device and need JavaScript.',
  },
  'dealt.anew': { fr: 'Distribuer une autre main', en: 'Deal another hand' },
  'dealt.example.pairs': { fr: 'Six paires', en: 'Six pairs' },
  'dealt.example.kinds': { fr: 'Onze sortes d’orphelins', en: 'Eleven kinds of orphans' },
  'dealt.example.knitted': { fr: 'Numéros tissés', en: 'Knitted numbers' },
  'dealt.example.plain': { fr: 'Une main ordinaire', en: 'An everyday hand' },
  'dealt.size': {
    fr: 'Une main avant la défausse a quatorze tuiles ; une combinaison exposée compte pour trois.',
    en: 'A hand to discard from has fourteen tiles, each group on the table counted as three.',
  },
  'dealt.best': {
    fr: 'Meilleure défausse : {tiles}. | Meilleures défausses, à égalité : {tiles}.',
    en: 'Best discard: {tiles}. | Best discards, equally good: {tiles}.',
  },
  'dealt.complete': {
    fr: 'Ici, cette main est complète telle quelle.',
    en: 'This hand is complete here as it stands.',
  },
  'dealt.ready': { fr: 'Elle est ensuite prête.', en: 'Ready after it.' },
  'dealt.away': {
    fr: 'Elle est ensuite à une tuile d’être prête. | Elle est ensuite à {n} tuiles d’être prête.',
    en: 'One tile short of ready after it. | {n} tiles short of ready after it.',
  },
  'dealt.accepts': {
    fr: '{n} exemplaire utile. | {n} exemplaires utiles.',
    en: '{n} copy helps. | {n} copies help.',
  },
  'dealt.wins.drawn': {
    fr: 'Elle ne peut alors gagner qu’avec une tuile piochée.',
    en: 'It may then win only with a tile that you draw.',
  },
  'dealt.wins.none': {
    fr: 'Aucune des mains qu’elle peut devenir ne peut gagner.',
    en: 'Nothing that it can become may win.',
  },
  'dealt.aims': { fr: 'Proche de', en: 'Near to' },
  'dealt.reach': { fr: 'Peut devenir', en: 'May become' },
  'dealt.there': { fr: 'Déjà faite :', en: 'There already:' },
  'dealt.oneShort': { fr: 'Il manque une tuile :', en: 'One tile short:' },
  'dealt.short': {
    fr: 'À {n} tuile d’être prête : | À {n} tuiles d’être prête :',
    en: '{n} tile short of ready: | {n} tiles short of ready:',
  },
  'dealt.asks.nothing': {
    fr: 'Toute main complète peut gagner.',
    en: 'Any complete hand may win.',
  },
  'dealt.asks.points': { fr: 'Il faut {n} points pour gagner.', en: 'A win takes {n} points.' },
  'dealt.asks.role': {
    fr: 'Il faut un rôle (yaku) pour gagner.',
    en: 'A win takes a yaku.',
  },
  'dealt.asks.own': {
    fr: 'Vos défausses peuvent interdire de gagner.',
    en: 'Your own discards may bar a win.',
  },
  'dealt.agree': {
    fr: 'La meilleure défausse de cette main est la même selon les cinq jeux de règles.',
    en: 'The best discard is the same under all five rule sets.',
  },
  'dealt.part': {
    fr: 'Les cinq jeux de règles donnent {n} réponses différentes :',
    en: 'The five rule sets give {n} different answers:',
  },
  'dealt.side': { fr: '{rules} : {tiles}', en: '{rules}: {tiles}' },
  'dealt.why.shape': {
    fr: 'Cette main est la plus proche de {shape} selon : {rules}.',
    en: 'This hand is nearest to {shape} under: {rules}.',
  },
  'dealt.why.role': {
    fr: 'Une main sans rôle (yaku) ne gagne pas, et seules les tuiles qui en donnent un sont utiles, selon : {rules}.',
    en: 'A hand without a yaku does not win, and only tiles that bring one help, under: {rules}.',
  },
  'dealt.why.own': {
    fr: 'Vos propres défausses peuvent interdire de gagner sur une défausse : {rules}.',
    en: 'A win on a discard may be barred by one’s own discards: {rules}.',
  },
  'dealt.why.tiles': {
    fr: 'Les mains complètes ne sont pas partout les mêmes : d’autres tuiles sont donc utiles.',
    en: 'Other hands are complete there, so other tiles help.',
  },
} as const satisfies Texts;
