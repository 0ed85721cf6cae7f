import type { discardsEn } from './discards-en.ts';

/** Le français de « Que défausser ? » ; mêmes clés que l’anglais. */
export const discardsFr: Readonly<Record<keyof typeof discardsEn, string>> = {
  'discards.title': 'Que défausser ?',
  'discards.description':
    'Une main avec une tuile de trop : choisissez la défausse. Chaque choix est jugé sur la distance et les tuiles utiles, et montré à côté des autres.',
  'discards.judged':
    'Deux choses calculées décident, et rien d’autre : la distance à une main prête, et les exemplaires encore cachés des tuiles qui la raccourcissent.',
  'discards.judged.river':
    'Sous ces règles, une main prête qui peut gagner sur une défausse passe avant une main en écoute jetée, quel que soit le nombre d’exemplaires. Vos propres défausses comptent parmi les tuiles parties.',
  'discards.judged.role':
    'La distance mène à une main prête qui a un rôle (yaku), et seules comptent les tuiles qui y conduisent. Une main fermée en a un, puisque le riichi peut s’annoncer ; les rôles de hasard sont laissés de côté.',
  'discards.judged.rules':
    'Les formes sont celles de ces règles. La valeur de la main n’est pas pesée.',
  'discards.needsScript':
    'Cet exercice calcule sur votre appareil et demande JavaScript. Les leçons, les formules et les figures se lisent sans lui.',
  'discards.question': 'Quelle tuile défaussez-vous ?',
  'discards.solve': 'Réponse et raison',
  'discards.hand': 'La main : {tiles}',
  'discards.seen': 'Visibles sur la table',
  'discards.stack': '{tile} × {copies}',
  'discards.choose': 'Touchez une tuile pour la soulever, une seconde fois pour la défausser.',
  'discards.pick': 'Défausser',
  'discards.discard': 'Défausser : {tile}',
  'discards.discardDrawn': 'Défausser : {tile}, tuile piochée',
  'discards.lifted': '{tile}, {at} sur {n}',
  'discards.mark.right': 'votre défausse, juste',
  'discards.mark.slip': 'votre défausse, une imprécision',
  'discards.mark.mistake': 'votre défausse, une erreur',
  'discards.mark.best': 'juste',
  'discards.ready': 'prête',
  'discards.away': 'à {n} tuile d’être prête | à {n} tuiles d’être prête',
  'discards.away.never': 'hors d’état de gagner',
  'discards.copies': '{n} exemplaire utile | {n} exemplaires utiles',
  'discards.back': '{n} pas en arrière | {n} pas en arrière',
  'discards.right': 'Juste : après {tile}, la main est {away}, avec {copies}.',
  'discards.alsoRight': 'Aussi bien : {tiles}.',
  'discards.slip':
    'Une imprécision : {copies} après {tile}, {most} après {best}. Soit {lost} de moins.',
  'discards.mistake':
    'Une erreur : {copies} après {tile}, {most} après {best}. Soit {lost} de moins.',
  'discards.mistakeAway':
    'Une erreur : après {tile}, la main est {away} ; après {best}, elle est {bestAway} : {back}.',
  'discards.mistakeBarred':
    'Une erreur : après {tile}, écoute jetée, car {tiles} est parmi vos défausses. Après {best}, {copies}, et rien d’interdit.',
  'discards.mistakeDrawn':
    'Une erreur : après {tile}, seule une tuile piochée donne un rôle (yaku). Après {best}, une défausse gagne aussi.',
  'discards.mistakeLost':
    'Une erreur : après {tile}, plus aucun rôle (yaku) n’est à portée, et sans rôle la main ne peut pas gagner.',
  'discards.stillBarred':
    'Elle est tout de même en écoute jetée, car {tiles} se trouve parmi vos défausses : seule une tuile que vous piochez gagne.',
  'discards.stillDrawn': 'Seule une tuile que vous piochez donne un rôle (yaku).',
  'discards.stillLost': 'Quoi qu’on défausse, plus aucun rôle (yaku) n’est à portée.',
  'discards.wins.barred': 'écoute jetée',
  'discards.wins.drawn': 'gagne seulement en piochant',
  'discards.wins.none': 'aucun rôle à portée',
  'discards.wins.title': 'Rôles (yaku) de chaque victoire',
  'discards.wins.note': 'Riichi est noté pour une main fermée qui n’a pas d’autre rôle.',
  'discards.wins.unlawful': 'En l’état, ces règles ne la laissent pas gagner avec {tiles}.',
  'discards.wins.unlawful.discard':
    'En l’état, ces règles ne la laissent gagner avec {tiles} qu’en piochant.',
  'discards.options': 'Les défausses qui gardent la distance',
  'discards.others': 'Les défausses qui éloignent la main ({n})',
  'discards.option': '{tile} : {copies}, {cost}. {tiles}',
  'discards.accepts': 'Tuiles utiles : {tiles}.',
  'discards.acceptsNone': 'Il ne reste aucun exemplaire d’une tuile utile.',
  'discards.stepIn': 'Touchez une défausse pour voir la main qui la suit.',
  'discards.after': 'Après {tile}, la main est {away}.',
  'discards.leftover': 'hors combinaison',
  'discards.waits': 'Elle attend {tiles} : {kinds}. Ci-dessous, {coming} la complète.',
  'discards.waitFinder': 'L’ouvrir dans le chercheur d’attentes',
  'discards.hint.distance': 'Après une défausse juste, la main est {away}.',
  'discards.hint.spare': 'Ce qui peut partir sans éloigner la main : {tiles}.',
  'discards.hint.spareAll': 'Toutes les tuiles peuvent partir sans éloigner la main.',
  'discards.hint.river.far':
    'Aucune défausse juste ne rend encore la main prête : vos propres défausses n’interdisent rien.',
  'discards.hint.river.free':
    'Prête après l’une d’elles, la main n’attendrait rien que vous ayez défaussé.',
  'discards.hint.river.barred':
    'Écoute jetée après {tiles} : une tuile que la main attendrait est parmi vos défausses.',
  'discards.hint.count': 'Une défausse juste laisse {copies}.',
  'discards.hint.answer': 'La réponse : {tiles}. | Toutes se valent : {tiles}.',
  'discards.play': 'Jouer la suite',
  'discards.play.rule': 'Piochez et défaussez jusqu’à une main prête, en {n} pioches au plus.',
  'discards.play.draw': 'Pioche {at} sur {n} : {tile}.',
  'discards.play.stop': 'Arrêter',
  'discards.play.ready': 'Prête après {n} pioche. | Prête après {n} pioches.',
  'discards.play.notReady':
    'Pas encore prête après {n} pioche. | Pas encore prête après {n} pioches.',
  'discards.play.right': 'Choix aussi bons que le meilleur : {right} sur {n}.',
  'discards.play.lost': 'Exemplaires perdus : {n}.',
  'discards.play.back': 'Pas en arrière : {n}.',
  'discards.play.plot': 'Ce que chaque choix a coûté, en exemplaires',
  'discards.play.further': 'pas en arrière',
  'discards.play.review': 'Touchez un choix pour revoir sa main.',
  'discards.play.choice': '{tile} : {cost}',
  'discards.play.worse': '{tile} : {cost}, contre {best}',
  'discards.cost.none': 'aussi bien que le meilleur choix',
  'discards.cost.copies': '{n} exemplaire de moins | {n} exemplaires de moins',
  'discards.level.kind': 'Mains',
  'discards.level.lone': 'tuiles isolées',
  'discards.level.blocks': 'paires et débuts de séquence',
  'discards.level.overlapping': 'formes imbriquées',
  'discards.level.pure': 'mains pures',
  'discards.level.seen': 'tuiles sur la table',
  'discards.level.river': 'vos défausses (écoute jetée)',
  'discards.level.game': 'Règles',
  'discards.level.common': 'formes communes',
  'discards.level.shapes':
    'Les formes communes sont quatre combinaisons et une paire, sept paires différentes, les treize orphelins : les règles japonaises n’en connaissent pas d’autres. Avec un jeu de règles, ce sont ses propres formes.',
  'discards.level.promise':
    'À chaque niveau, la réponse est nette : la défausse suivante garde au moins deux exemplaires de moins, laisse la main plus loin d’être prête, ou la met en écoute jetée. Là où seules comptent les formes communes, aucune autre défausse, sauf en écoute jetée, ne mène plus souvent à une main prête ou gagnante en 6, 12 ou 18 pioches. Les défausses qui se valent sont toutes justes. Une imprécision garde au moins les trois quarts des exemplaires.',
  'discards.own.hand':
    'Une main de 5, 8, 11 ou 14 tuiles et ses combinaisons exposées, par exemple 3477p45m16z~123p~777s',
  'discards.own.seen': 'Tuiles visibles sur la table, s’il y en a, par exemple 25m6p',
  'discards.own.rules': 'Règles',
  'discards.own.river': 'Vos propres défausses, si elles comptent, par exemple 9m1z',
  'discards.own.seat': 'Votre vent',
  'discards.own.round': 'Vent du tour',
  'discards.own.refusedSeen': 'Cette adresse pose sur la table des tuiles impossibles : ',
  'discards.own.refusedRiver': 'Cette adresse vous prête des défausses impossibles : ',
  'discards.own.refusedRules': 'Cette adresse nomme des règles inconnues ici : ',
  'discards.error.count':
    'Pour défausser, une main compte 2, 5, 8, 11 ou 14 tuiles cachées, trois de moins par combinaison exposée ; celle-ci en compte {count}.',
  'discards.error.complete': 'Cette main est complète : rien n’est à défausser.',
  'discards.error.win': 'Une tuile gagnante est nommée ici : retirez-la pour demander la défausse.',
  'discards.error.flowers': 'Fleurs et saisons ne gênent jamais la main : laissez-les de côté.',
  'discards.results.slips': 'Imprécisions',
  'discards.results.mistakes': 'Erreurs',
  'discards.results.play': 'mains jouées jusqu’au bout',
  'keys.discards': 'Choisir une défausse',
  'keys.discards.arrows': 'soulever la tuile voisine ; après la réponse, parcourir les défausses',
  'keys.discards.digits': 'soulever la tuile de ce rang, 0 pour la dixième',
  'keys.discards.enter': 'défausser la tuile soulevée, puis continuer',
  'keys.discards.play': 'jouer la suite de la main',
};
