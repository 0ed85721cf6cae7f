/** The analyser. */
import type { Texts } from '../texts.ts';

export const analyse = {
  'analyse.title': { fr: 'Analyser une main', en: 'Analyse a hand' },
  'analyse.description': {
    fr: 'Écrivez, collez ou touchez une main quelconque : vous voyez ses lectures, ses attentes avec leur preuve, ses défausses avec leurs tuiles utiles et, si elle est complète, ce qu’elle vaut et qui paie qui.',
    en: 'Type, paste or tap any hand to see what it is: its readings, its waits with their proof, its discards with the tiles they accept, and, once it is complete, what it is worth and who pays whom.',
  },
  'analyse.needsScript': {
    fr: 'L’analyse se calcule sur votre appareil et demande JavaScript. Voici l’analyse de deux mains.',
    en: 'The analyser computes on your device and needs JavaScript. Here is what it says of two hands.',
  },
  'analyse.opening': { fr: 'Chargement de l’analyse…', en: 'Loading the analyser…' },
  'analyse.refused': {
    fr: 'Cette adresse ne contient pas de main.',
    en: 'This address holds no hand.',
  },
  'analyse.before': {
    fr: 'La dernière main lisible reste ci-dessous.',
    en: 'The last readable hand is shown below.',
  },
  'analyse.none': {
    fr: 'Écrivez une main, touchez ses tuiles, ou prenez un exemple.',
    en: 'Type a hand, tap its tiles, or take an example.',
  },
  'analyse.examples': { fr: 'Exemples', en: 'Examples' },
  'analyse.example.gates': { fr: 'Neuf portes', en: 'Nine gates' },
  'analyse.example.trap': { fr: 'Un piège', en: 'A trap' },
  'analyse.example.pairs': { fr: 'Sept paires', en: 'Seven pairs' },
  'analyse.example.away': { fr: 'À deux tuiles d’être prête', en: 'Two away' },
  'analyse.complete': { fr: 'La main est complète : {shapes}.', en: 'Complete: {shapes}.' },
  'analyse.completeWith': {
    fr: 'La main est complète avec {tile} : {shapes}.',
    en: 'Complete with {tile}: {shapes}.',
  },
  'analyse.failed': {
    fr: '{tile} ne complète pas cette main.',
    en: '{tile} does not complete this hand.',
  },
  'analyse.readings': { fr: 'Une lecture. | {n} lectures.', en: 'One reading. | {n} readings.' },
  'analyse.rules': { fr: 'Règles', en: 'Rules' },
  'analyse.rules.all': { fr: 'formes communes', en: 'common shapes' },
  'analyse.onlyDrawn': { fr: 'seulement si elle est piochée', en: 'only self-drawn' },
  'analyse.onlyClaimed': { fr: 'seulement sur une défausse', en: 'only on a discard' },
  'analyse.notLawful': { fr: 'interdite par ces règles', en: 'not allowed by these rules' },
  'analyse.shape.knittedStraight': { fr: 'série tissée', en: 'knitted straight' },
  'analyse.shape.honorsAndKnitted': {
    fr: 'honneurs et tuiles tissées',
    en: 'honours and knitted tiles',
  },
  'analyse.shape.standard': { fr: 'combinaisons et paire', en: 'groups and a pair' },
  'analyse.shape.sevenPairs': { fr: 'sept paires', en: 'seven pairs' },
  'analyse.shape.thirteenOrphans': { fr: 'treize orphelins', en: 'thirteen orphans' },
  'analyse.ready': {
    fr: 'La main est prête : elle attend {tiles}.',
    en: 'Ready: it waits on {tiles}.',
  },
  'analyse.ready.none': {
    fr: 'La main est prête, mais il ne reste aucun exemplaire d’une tuile gagnante.',
    en: 'Ready, but no copy of a winning tile is left.',
  },
  'analyse.canCome': {
    fr: '{n} exemplaire peut encore venir. | {n} exemplaires peuvent encore venir.',
    en: '{n} copy can still come. | {n} copies can still come.',
  },
  'analyse.away': {
    fr: 'La main est à une tuile d’être prête. | La main est à {n} tuiles d’être prête.',
    en: 'One tile short of ready. | {n} tiles short of ready.',
  },
  'analyse.discard.ready': {
    fr: 'Après une défausse, la main est prête.',
    en: 'Ready after a discard.',
  },
  'analyse.discard.away': {
    fr: 'Après une défausse, la main est à une tuile d’être prête. | Après une défausse, la main est à {n} tuiles d’être prête.',
    en: 'One tile short of ready after a discard. | {n} tiles short of ready after a discard.',
  },
  'analyse.discard.best': {
    fr: 'La meilleure défausse : {tiles}. | Les meilleures défausses, à égalité : {tiles}.',
    en: 'The best discard: {tiles}. | Equally good discards: {tiles}.',
  },
  'analyse.short': {
    fr: 'Avec une tuile de plus, la main peut être prête ; avec deux de plus, vous pouvez chercher la défausse.',
    en: 'With one more tile this hand may be ready; with two more you can look for the discard.',
  },
  'analyse.short.win': {
    fr: 'Même avec sa tuile gagnante, il manque encore une tuile à cette main.',
    en: 'Even with its winning tile this hand is one tile short.',
  },
  'analyse.over': {
    fr: 'Une tuile de trop : une main en a quatorze au plus, un carré comptant pour trois. | {n} tuiles de trop : une main en a quatorze au plus, un carré comptant pour trois.',
    en: 'One tile too many: a hand holds at most fourteen, a kong counted as three. | {n} tiles too many: a hand holds at most fourteen, a kong counted as three.',
  },
  'analyse.over.win': {
    fr: 'En plus de sa tuile gagnante, cette main a une tuile de trop.',
    en: 'Besides its winning tile this hand holds one tile too many.',
  },
  'analyse.bonus': {
    fr: 'Fleurs et saisons n’entrent dans aucune combinaison. Elles ne comptent que dans les points, selon les règles qui les jouent.',
    en: 'Flowers and seasons belong to no group. They count only in the score, under rules that play with them.',
  },
  'analyse.waits': { fr: 'Tuiles gagnantes', en: 'What it waits on' },
  'analyse.left': { fr: 'reste {n}', en: '{n} left' },
  'analyse.roles': { fr: 'Rôles (yaku) de chaque gain', en: 'Yaku of each win' },
  'analyse.roles.note': {
    fr: 'Calculés d’après les tuiles, avec les vents et les circonstances donnés pour le compte : sans les marques du Tigre (dora), et sans riichi s’il n’y est pas indiqué.',
    en: 'For the tiles as they lie, with the winds and circumstances given for the score: no dora markers, and no riichi unless the score includes it.',
  },
  'analyse.roles.discard': { fr: 'Sur une défausse : {roles}', en: 'On a discard: {roles}' },
  'analyse.roles.self': { fr: 'Piochée : {roles}', en: 'Drawn: {roles}' },
  'analyse.roles.none': { fr: 'aucun rôle : on ne peut pas gagner', en: 'no yaku, no win' },
  'analyse.roles.barred': { fr: 'gain interdit, écoute jetée', en: 'barred by furiten' },
  'analyse.river': { fr: 'Mes défausses : écoute jetée ou non', en: 'My discards: furiten or not' },
  'analyse.river.tiles': { fr: 'Mes défausses', en: 'My discards' },
  'analyse.furiten': {
    fr: 'Écoute jetée : vous avez défaussé {tiles}. Vous ne pouvez gagner sur aucune défausse ; avec une tuile que vous piochez, vous gagnez encore.',
    en: 'Furiten: you have discarded {tiles}. No discard wins; a tile that you draw still does.',
  },
  'analyse.regrouped': { fr: 'La main dans ses combinaisons', en: 'The hand in its groups' },
  'analyse.acceptance': { fr: 'Tuiles utiles', en: 'Tiles that bring it nearer' },
  'analyse.accepted': { fr: '{n} exemplaire | {n} exemplaires', en: '{n} copy | {n} copies' },
  'analyse.acceptedNone': { fr: 'plus aucun exemplaire', en: 'no copy left' },
  'analyse.accepts': { fr: 'tuiles utiles : {tiles}', en: 'accepted tiles: {tiles}' },
  'analyse.distances': { fr: 'Distance selon la forme', en: 'By shape' },
  'analyse.distance.away': {
    fr: 'à {n} tuile d’être prête | à {n} tuiles d’être prête',
    en: '{n} tile short | {n} tiles short',
  },
  'analyse.discards': { fr: 'Les défausses, la meilleure d’abord', en: 'Discards, the best first' },
  'analyse.discards.note': {
    fr: 'Touchez une défausse pour voir la main après elle.',
    en: 'Tap a discard to see the hand after it.',
  },
  'analyse.after': {
    fr: 'La main après cette défausse : {tiles}',
    en: 'The hand after this discard: {tiles}',
  },
  'analyse.more': {
    fr: 'Encore une défausse | Encore {n} défausses',
    en: 'One more discard | {n} more discards',
  },
  'analyse.fewer': { fr: 'Les cinq meilleures seulement', en: 'Only the best five' },
  'analyse.copy': { fr: 'Copier cette main', en: 'Copy this hand' },
  'analyse.copy.text': { fr: 'En texte', en: 'As text' },
  'analyse.copy.unicode': { fr: 'En tuiles Unicode', en: 'In Unicode tiles' },
  'analyse.copy.link': { fr: 'En lien', en: 'As a link' },
  'analyse.copied': { fr: 'Copié : {text}', en: 'Copied: {text}' },
  'analyse.copyByHand': {
    fr: 'Ce navigateur ne permet pas la copie. Copiez vous-même ce texte : {text}',
    en: 'This browser did not let the site copy. Copy by hand: {text}',
  },
  'analyse.ask': { fr: 'M’exercer sur cette main', en: 'Quiz me on this hand' },
  'analyse.askDiscard': { fr: 'M’exercer à la défausse', en: 'Ask me what to discard' },
} as const satisfies Texts;
