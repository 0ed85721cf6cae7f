/** The words of the drill about the best discard. */
import type { Texts } from '../texts.ts';

export const discards = {
  'discards.title': { fr: 'Que défausser ?', en: 'Which discard?' },
  'discards.description': {
    fr: 'Une main avec une tuile de trop : choisissez la défausse. Chaque choix est jugé sur la distance et les tuiles utiles ou, selon un jeu de règles, sur ce que la main rapporte, et montré à côté des autres.',
    en: 'A hand with one tile too many: choose the discard. Each choice is judged by distance and copies accepted or, under a rule set, by what the hand earns, and shown beside the others.',
  },
  'discards.judged': {
    fr: 'Seules deux choses décident, et elles sont calculées : la distance à une main prête, et le nombre d’exemplaires encore cachés des tuiles qui la raccourcissent.',
    en: 'Judged by two things that are computed, and by nothing else: the distance to a ready hand, and the copies still unseen of the tiles that shorten it.',
  },
  'discards.judged.river': {
    fr: 'Selon ces règles, une main prête qui peut gagner sur une défausse passe avant une main en écoute jetée, quel que soit le nombre d’exemplaires. Vos propres défausses comptent parmi les tuiles qui ne peuvent plus venir.',
    en: 'Under these rules a ready hand that may win on a discard comes before one that is furiten, whatever the copies. Your own discards count among the tiles that are gone.',
  },
  'discards.judged.role': {
    fr: 'La distance est celle d’une main prête qui a un rôle (yaku), et seules sont comptées les tuiles qui en rapprochent. Une main cachée en a un, puisque le riichi peut se déclarer ; les rôles de hasard sont laissés de côté.',
    en: 'The distance leads to a ready hand that has a yaku, and only the tiles that bring it there are counted. A concealed hand has one, since riichi can be declared; yaku that depend on chance are left out.',
  },
  'discards.judged.rules': {
    fr: 'Les mains complètes sont celles de ces règles. Ce que vaut la main n’est pas compté.',
    en: 'The shapes are those of these rules. What a hand is worth is not weighed.',
  },
  'discards.needsScript': {
    fr: 'Les réponses sont calculées sur votre appareil, ce qui demande JavaScript. Les leçons, les formules et les figures se lisent sans lui.',
    en: 'This drill computes on your device and needs JavaScript. The lessons, formulas and figures can be read without it.',
  },
  'discards.question': { fr: 'Quelle tuile défaussez-vous ?', en: 'Which tile do you discard?' },
  'discards.solve': { fr: 'Réponse et raison', en: 'Answer and reason' },
  'discards.seen': { fr: 'Visibles sur la table', en: 'Seen on the table' },
  'discards.stack': { fr: '{tile} × {copies}', en: '{tile} × {copies}' },
  'discards.choose': {
    fr: 'Touchez une tuile pour la soulever, une seconde fois pour la défausser.',
    en: 'Choose a tile to lift it, and choose it again to discard it.',
  },
  'discards.pick': { fr: 'Défausser', en: 'Discard' },
  'discards.discard': { fr: 'Défausser {tile}', en: 'Discard {tile}' },
  'discards.discardDrawn': {
    fr: 'Défausser {tile}, tuile piochée',
    en: 'Discard {tile}, just drawn',
  },
  'discards.lifted': { fr: '{tile}, {at} sur {n}', en: '{tile}, {at} of {n}' },
  'discards.mark.right': { fr: 'votre défausse, juste', en: 'your discard, right' },
  'discards.mark.slip': { fr: 'votre défausse, une imprécision', en: 'your discard, a slip' },
  'discards.mark.mistake': { fr: 'votre défausse, une erreur', en: 'your discard, a mistake' },
  'discards.mark.best': { fr: 'juste', en: 'right' },
  'discards.ready': { fr: 'prête', en: 'ready' },
  'discards.away': {
    fr: 'à {n} tuile d’être prête | à {n} tuiles d’être prête',
    en: '{n} tile from ready | {n} tiles from ready',
  },
  'discards.away.never': { fr: 'hors d’état de gagner', en: 'unable to win' },
  'discards.copies': {
    fr: '{n} exemplaire utile | {n} exemplaires utiles',
    en: '{n} copy accepted | {n} copies accepted',
  },
  'discards.back': {
    fr: '{n} tuile plus loin | {n} tuiles plus loin',
    en: '{n} tile further away | {n} tiles further away',
  },
  'discards.right': {
    fr: 'Juste : après {tile}, la main est {away}, avec {copies}.',
    en: 'Right: after {tile} the hand is {away}, with {copies}.',
  },
  'discards.alsoRight': { fr: 'Aussi bien : {tiles}.', en: 'Equally good: {tiles}.' },
  'discards.slip': {
    fr: 'Une imprécision : {copies} après {tile}, {most} après {best}, soit {lost} de moins.',
    en: 'A slip: {copies} after {tile}, {most} after {best}. That is {lost} fewer.',
  },
  'discards.mistake': {
    fr: 'Une erreur : {copies} après {tile}, {most} après {best}, soit {lost} de moins.',
    en: 'A mistake: {copies} after {tile}, {most} after {best}. That is {lost} fewer.',
  },
  'discards.mistakeAway': {
    fr: 'Une erreur, {back} : après {tile}, la main est {away} ; après {best}, elle est {bestAway}.',
    en: 'A mistake: after {tile} the hand is {away}, after {best} it is {bestAway}: {back}.',
  },
  'discards.mistakeBarred': {
    fr: 'Une erreur : après {tile}, la main est en écoute jetée, car vous avez défaussé {tiles}. Après {best}, il y a {copies}, et rien n’est interdit.',
    en: 'A mistake: after {tile} the hand is furiten, for you have discarded {tiles}. After {best}, {copies} and nothing forbidden.',
  },
  'discards.mistakeDrawn': {
    fr: 'Une erreur : après {tile}, seule une tuile piochée donne un rôle (yaku). Après {best}, vous pouvez gagner aussi sur une défausse.',
    en: 'A mistake: after {tile} only a drawn tile brings a yaku. After {best} a discard wins too.',
  },
  'discards.mistakeLost': {
    fr: 'Une erreur : après {tile}, plus aucun rôle (yaku) n’est à portée, et sans rôle la main ne peut pas gagner.',
    en: 'A mistake: after {tile} no yaku is left in reach, and without one the hand cannot win.',
  },
  'discards.stillBarred': {
    fr: 'La main est tout de même en écoute jetée, car vous avez défaussé {tiles} : vous ne pouvez gagner qu’avec une tuile que vous piochez.',
    en: 'It is furiten all the same, for you have discarded {tiles}: only a tile that you draw wins.',
  },
  'discards.stillDrawn': {
    fr: 'Seule une tuile que vous piochez donne un rôle (yaku).',
    en: 'Only a tile that you draw brings a yaku.',
  },
  'discards.stillLost': {
    fr: 'Quelle que soit la défausse, plus aucun rôle (yaku) n’est à portée.',
    en: 'No yaku is left in reach, whatever you discard.',
  },
  'discards.wins.barred': { fr: 'écoute jetée', en: 'furiten' },
  'discards.wins.drawn': { fr: 'gagne seulement en piochant', en: 'wins only when drawn' },
  'discards.wins.none': { fr: 'aucun rôle à portée', en: 'no yaku in reach' },
  'discards.wins.title': { fr: 'Rôles (yaku) de chaque gain', en: 'Yaku of each win' },
  'discards.wins.note': {
    fr: 'Riichi est noté pour une main cachée qui n’a pas d’autre rôle.',
    en: 'Riichi is shown for a concealed hand that has no other yaku.',
  },
  'discards.wins.unlawful': {
    fr: 'Selon ces règles, la main telle qu’elle est ne gagne pas avec {tiles}.',
    en: 'As the hand stands these rules do not let it win with {tiles}.',
  },
  'discards.wins.unlawful.discard': {
    fr: 'Selon ces règles, la main telle qu’elle est ne gagne avec {tiles} que si la tuile est piochée.',
    en: 'As the hand stands these rules let it win with {tiles} only when drawn.',
  },
  'discards.options': {
    fr: 'Les défausses qui n’augmentent pas la distance',
    en: 'Discards that keep the distance',
  },
  'discards.others': {
    fr: 'Les défausses qui augmentent la distance ({n})',
    en: 'Discards that take the hand further from ready ({n})',
  },
  'discards.option': {
    fr: '{tile} : {copies}, {cost}. {tiles}',
    en: '{tile}: {copies}, {cost}. {tiles}',
  },
  'discards.accepts': { fr: 'Tuiles utiles : {tiles}.', en: 'Accepted tiles: {tiles}.' },
  'discards.acceptsNone': {
    fr: 'Il ne reste aucun exemplaire d’une tuile utile.',
    en: 'No copy of a tile that helps is left.',
  },
  'discards.stepIn': {
    fr: 'Touchez une défausse pour voir la main qui la suit.',
    en: 'Choose a discard to see the hand after it.',
  },
  'discards.after': {
    fr: 'Après {tile}, la main est {away}.',
    en: 'After {tile} the hand is {away}.',
  },
  'discards.leftover': { fr: 'hors combinaison', en: 'in no group yet' },
  'discards.waits': {
    fr: 'La main attend {tiles} : {kinds}. Ci-dessous, {coming} la complète.',
    en: 'It waits on {tiles}: {kinds}. Below, {coming} completes it.',
  },
  'discards.waitFinder': {
    fr: 'Ouvrir la main dans le chercheur d’attentes',
    en: 'Open it in the wait finder',
  },
  'discards.hint.distance': {
    fr: 'Après une défausse juste, la main est {away}.',
    en: 'After a right discard the hand is {away}.',
  },
  'discards.hint.spare': {
    fr: 'Tuiles que vous pouvez défausser sans augmenter la distance : {tiles}.',
    en: 'What can go without taking the hand further from ready: {tiles}.',
  },
  'discards.hint.spareAll': {
    fr: 'Vous pouvez défausser n’importe quelle tuile sans augmenter la distance.',
    en: 'Any tile can go without taking the hand further from ready.',
  },
  'discards.hint.river.far': {
    fr: 'Aucune défausse juste ne rend encore la main prête : vos propres défausses n’interdisent rien.',
    en: 'No right discard makes the hand ready yet: your own discards forbid nothing.',
  },
  'discards.hint.river.free': {
    fr: 'Une main prête après l’une de ces défausses n’attend aucune tuile que vous avez déjà défaussée.',
    en: 'Ready after any of these, the hand would wait on nothing that you have discarded.',
  },
  'discards.hint.river.barred': {
    fr: 'Défausses qui vous mettraient en écoute jetée : {tiles}. La main attendrait une tuile qui est parmi vos défausses.',
    en: 'What would leave you furiten: {tiles}. The hand would wait on a tile that is among your discards.',
  },
  'discards.hint.count': {
    fr: 'Une défausse juste laisse {copies}.',
    en: 'A right discard leaves {copies}.',
  },
  'discards.hint.answer': {
    fr: 'La réponse : {tiles}. | Ces défausses se valent : {tiles}.',
    en: 'The answer: {tiles}. | Equally good: {tiles}.',
  },
  'discards.play': { fr: 'Jouer la suite', en: 'Play on' },
  'discards.play.rule': {
    fr: 'Piochez et défaussez jusqu’à une main prête, en {n} pioches au plus.',
    en: 'Draw and discard until the hand is ready, for {n} draws at most.',
  },
  'discards.play.draw': { fr: 'Pioche {at} sur {n} : {tile}.', en: 'Draw {at} of {n}: {tile}.' },
  'discards.play.stop': { fr: 'Arrêter', en: 'Stop here' },
  'discards.play.ready': {
    fr: 'La main est prête après {n} pioche. | La main est prête après {n} pioches.',
    en: 'Ready after {n} draw. | Ready after {n} draws.',
  },
  'discards.play.notReady': {
    fr: 'La main n’est pas encore prête après {n} pioche. | La main n’est pas encore prête après {n} pioches.',
    en: 'Not ready after {n} draw. | Not ready after {n} draws.',
  },
  'discards.play.right': {
    fr: 'Choix aussi bons que le meilleur : {right} sur {n}.',
    en: 'Choices as good as the best: {right} of {n}.',
  },
  'discards.play.lost': { fr: 'Exemplaires perdus : {n}.', en: 'Copies lost: {n}.' },
  'discards.play.back': {
    fr: 'Distance ajoutée, en tuiles : {n}.',
    en: 'Tiles further away: {n}.',
  },
  'discards.play.plot': {
    fr: 'Ce que chaque choix a fait perdre, en exemplaires',
    en: 'What each choice lost, in copies',
  },
  'discards.play.further': { fr: 'plus loin', en: 'further away' },
  'discards.play.review': {
    fr: 'Touchez un choix pour revoir sa main.',
    en: 'Choose a discard to see its hand again.',
  },
  'discards.play.choice': { fr: '{tile} : {cost}', en: '{tile}: {cost}' },
  'discards.play.worse': {
    fr: '{tile} : {cost}, contre {best}',
    en: '{tile}: {cost}, against {best}',
  },
  'discards.cost.none': { fr: 'aussi bien que le meilleur choix', en: 'as good as the best' },
  'discards.cost.copies': {
    fr: '{n} exemplaire de moins | {n} exemplaires de moins',
    en: '{n} copy fewer | {n} copies fewer',
  },
  'discards.level.kind': { fr: 'Mains', en: 'Hands' },
  'discards.level.lone': { fr: 'tuiles isolées', en: 'lone tiles' },
  'discards.level.blocks': { fr: 'paires et débuts de séquence', en: 'pairs and runs' },
  'discards.level.overlapping': { fr: 'formes imbriquées', en: 'overlapping shapes' },
  'discards.level.pure': { fr: 'mains pures', en: 'pure hands' },
  'discards.level.seen': { fr: 'tuiles sur la table', en: 'tiles on the table' },
  'discards.level.river': { fr: 'vos défausses (écoute jetée)', en: 'own discards (furiten)' },
  'discards.level.plan': { fr: 'mains à projet', en: 'hands with a plan' },
  'discards.level.table': { fr: 'jeu des adversaires', en: 'what the others show' },
  'discards.level.game': { fr: 'Règles', en: 'Rules' },
  'discards.level.common': { fr: 'formes communes', en: 'common shapes' },
  'discards.level.shapes': {
    fr: 'Les formes communes sont quatre combinaisons et une paire, sept paires différentes, les treize orphelins : les règles japonaises n’en ont pas d’autres. Avec un jeu de règles, ce sont ses propres formes.',
    en: 'The common shapes are four groups and a pair, seven different pairs, and the thirteen orphans; the Japanese rules know just these. Under a rule set, its own shapes are complete.',
  },
  'discards.level.promise': {
    fr: 'La bonne défausse l’emporte nettement : la meilleure des autres laisse au moins deux exemplaires utiles de moins, augmente la distance ou met la main en écoute jetée. Avec les formes communes, aucune autre défausse, sauf en écoute jetée, ne mène plus souvent à une main prête ou complète, en 6, 12 ou 18 pioches. Des défausses qui se valent sont toutes justes. Une imprécision laisse au moins les trois quarts des exemplaires utiles.',
    en: 'At every level the answer leads the next best discard by distance, by two copies or more, or because the next best leaves the hand furiten. Where only the common shapes are complete, no other discard has a better chance of being ready, or of winning by its own draws, within 6, 12 or 18 draws, unless it leaves the hand furiten. Discards that are equally good are all right. A slip keeps at least three quarters of the copies.',
  },
  'discards.own.hand': {
    fr: 'Une main de 5, 8, 11 ou 14 tuiles et ses combinaisons exposées, par exemple 3477p45m16z~123p~777s',
    en: 'A hand of 5, 8, 11 or 14 tiles and its exposed groups, such as 3477p45m16z~123p~777s',
  },
  'discards.own.seen': {
    fr: 'Tuiles visibles sur la table, s’il y en a, par exemple 25m6p',
    en: 'Tiles seen on the table, if any, such as 25m6p',
  },
  'discards.own.river': {
    fr: 'Vos propres défausses, si elles comptent, par exemple 9m1z',
    en: 'Your own discards, if they count, such as 9m1z',
  },
  'discards.own.round': { fr: 'Vent du tour', en: 'Round wind' },
  'discards.own.refusedSeen': {
    fr: 'Les tuiles visibles de cette adresse sont impossibles : ',
    en: 'In this address the tiles on the table are impossible: ',
  },
  'discards.own.refusedRiver': {
    fr: 'Les défausses de cette adresse sont impossibles : ',
    en: 'In this address your own discards are impossible: ',
  },
  'discards.own.refusedRules': {
    fr: 'Cette adresse nomme des règles inconnues ici : ',
    en: 'This address names rules that are not known here: ',
  },
  'discards.error.count': {
    fr: 'Pour défausser, une main compte 2, 5, 8, 11 ou 14 tuiles cachées, trois de moins par combinaison exposée ; celle-ci en compte {count}.',
    en: 'To discard from, a hand holds 2, 5, 8, 11 or 14 concealed tiles, three fewer for each exposed group; this one holds {count}.',
  },
  'discards.error.complete': {
    fr: 'Cette main est complète : il n’y a rien à défausser.',
    en: 'This hand is complete: nothing has to go.',
  },
  'discards.error.win': {
    fr: 'Cette main contient une tuile gagnante : retirez-la pour demander la défausse.',
    en: 'A winning tile is named here: take it away to ask about the discard.',
  },
  'discards.error.flowers': {
    fr: 'Fleurs et saisons n’entrent dans aucune combinaison : laissez-les de côté.',
    en: 'Flowers and seasons belong to no group: leave them out.',
  },
  'discards.results.slips': { fr: 'Imprécisions', en: 'Slips' },
  'discards.results.mistakes': { fr: 'Erreurs', en: 'Mistakes' },
  'discards.results.play': { fr: 'mains jouées jusqu’au bout', en: 'played on' },
  'keys.discards': { fr: 'Choisir une défausse', en: 'Choosing a discard' },
  'keys.discards.arrows': {
    fr: 'soulever la tuile voisine ; après la réponse, parcourir les défausses',
    en: 'lift the next tile along; once answered, step through the discards',
  },
  'keys.discards.digits': {
    fr: 'soulever la tuile de ce rang, 0 pour la dixième',
    en: 'lift the tile in that place, 0 for the tenth',
  },
  'keys.discards.enter': {
    fr: 'défausser la tuile soulevée, puis continuer',
    en: 'discard the lifted tile, then go on',
  },
  'keys.discards.play': { fr: 'jouer la suite de la main', en: 'play the hand on' },
} as const satisfies Texts;
