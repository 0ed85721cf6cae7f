import type { tableDrillsEn } from './table-drills-en.ts';

/** Les exercices sur la table ; mêmes clés que l’anglais. */
export const tableDrillsFr: Readonly<Record<keyof typeof tableDrillsEn, string>> = {
  'drills.seats.title': 'Qui s’assoit où ?',
  'drills.seats.text':
    'Les dés, les vents tirés d’une colonne ou d’une rangée, le plus fort total : trouvez la place et le vent de chaque joueur.',
  'drills.east.title': 'Qui est Est ensuite ?',
  'drills.east.text':
    'Qui commence la partie, qui commence après un gain ou une manche nulle, et quel vent est celui du tour.',
  'drills.breach.title': 'Où est la brèche ?',
  'drills.breach.text':
    'Les dés sont lancés : comptez autour de la table, puis le long de la muraille, et choisissez le tas.',
  'drills.deal.title': 'Qui prend ensuite, et quoi ?',
  'drills.deal.text':
    'La donne tas par tas, les dernières tuiles de chaque main et les tuiles de remplacement.',
  'drills.whose.title': 'À qui la tuile ?',
  'drills.whose.text':
    'Une tuile est défaussée : qui peut la demander, à qui elle va, et à qui c’est ensuite de jouer.',
  'drills.group.hand': 'Attentes et défausses',
  'drills.group.table': 'La table',
  'drills.group.count': 'Les comptes',
  'drills.group.claims': 'Prises et carrés',
  'drills.group.own': 'Propres à un seul jeu de règles',
  'drills.siblings': 'D’autres exercices sur la même table',
  'table.topic.reached': 'à qui arrive le compte',
  'table.topic.place': 'les places d’après une colonne de vents',
  'table.topic.ranked': 'le plus fort total',
  'table.topic.lot': 'les places d’après une rangée de tuiles',
  'table.topic.wind': 'le vent de chaque joueur',
  'table.topic.starter': 'qui commence la partie',
  'table.topic.passes': 'qui commence la manche suivante',
  'table.topic.worth': 'ce qu’un vent est pour vous',
  'table.topic.opened': 'à qui est la muraille',
  'table.topic.breach': 'de quel tas il s’agit',
  'table.topic.apart': 'ce que l’on met à part',
  'table.topic.marker': 'la marque du Tigre',
  'table.topic.dealt': 'qui reçoit une tuile',
  'table.topic.replacement': 'd’où vient une tuile de remplacement',
  'table.topic.draws': 'combien de pioches il y a',
  'table.topic.taker': 'à qui va la défausse',
  'table.topic.claimants': 'qui peut la demander',
  'table.topic.turn': 'à qui de jouer après une prise',
  'table.topic.passed': 'qui joue encore une fois',
  'table.topic.next': 'la donne en cours',
  'table.topic.robbed': 'un carré volé',
  'table.topic.round': 'les tours et la fin de la partie',
  'table.ask.next':
    'La donne est en cours ; {starter} a la première main. Les tas déjà pris ont disparu. Qui prend ensuite, et quoi ?',
  'table.ask.next.east':
    'La donne est en cours ; {starter} est Est. Les tas déjà pris ont disparu. Qui prend ensuite, et quoi ?',
  'table.ask.round':
    'La partie se joue en {rounds} tours. {home} l’a commencée ; au tour {n}, {starter} a la première main. Les manches finissent ainsi, dans cet ordre : {ends}. Que vient-il ensuite ?',
  'table.ask.round.east':
    '{home} a été Est le premier ; c’est maintenant {starter}. Les manches finissent ainsi, dans cet ordre : {ends}. Que vient-il ensuite ?',
  'table.ask.round.winds':
    'Vent du tour : {round}. {home} a été Est le premier ; c’est maintenant {starter}. Les manches finissent ainsi, dans cet ordre : {ends}. Quel est ensuite le vent du tour ?',
  'table.ask.robbed':
    '{discarder} ajoute cette tuile à un brelan exposé pour en faire un carré : {tile}. À qui va-t-elle ?',
  'table.agreed.doubleTiger':
    'Convenu : un double, ou un 6 et un 1, amène une seconde marque du Tigre.',
  'table.agreed.southRoundStays':
    'Convenu : au tour du Sud, l’Est reste Est après toute manche nulle.',
  'table.agreed.lastRound': 'On joue le tour du Sud.',
  'table.how.next':
    'Trois fois de suite, chaque joueur prend deux tas. Ensuite celui qui a la première main prend le dessus de deux tas, et chacun des autres une tuile.',
  'table.how.next.east':
    'Trois fois de suite, chaque joueur prend deux tas. Ensuite l’Est prend le dessus de deux tas, et chacun des autres une tuile.',
  'table.how.next.singly':
    'Trois fois de suite, chaque joueur prend deux tas. Ensuite chacun prend une tuile, et l’Est encore une dernière.',
  'table.how.round':
    'Un tour est fini quand la première main, après avoir fait le tour de la table, revient à celui qui a commencé.',
  'table.how.round.east':
    'Un tour est fini quand chacun a été Est et que celui qui l’a été le premier doit le redevenir.',
  'table.how.robbed':
    'La tuile ajoutée à un brelan exposé peut être prise, mais seulement pour gagner : cherchez une main qu’elle complète.',
  'table.amounts': 'Ce que l’on prend',
  'table.amount.stacks': 'deux tas',
  'table.amount.tops': 'le dessus de deux tas',
  'table.amount.tile': 'une tuile',
  'table.round.same': 'le même tour continue',
  'table.round.new': 'un nouveau tour',
  'table.round.over': 'la partie est finie',
  'table.home': 'a commencé',
  'table.homeEast': 'Est d’abord',
  'table.kongStands': 'Personne : le carré reste',
  'table.cited': '{source}, {place}',
  'table.why.takings': 'Prises faites : {n} ; tours de table entiers : {count}.',
  'table.why.secondMarker':
    'Les dés montrent un double, ou un 6 et un 1 : on retourne aussitôt deux marques.',
  'table.why.noSecondMarker':
    'Les dés ne montrent ni un double ni un 6 et un 1 : on retourne d’abord une seule marque.',
  'table.why.atHome': 'Le tour est fini quand c’est de nouveau à {player} de commencer.',
  'table.why.windMoves':
    '{player} a été Est le premier et l’est de nouveau : le vent suivant est celui du tour, le {wind}.',
  'table.why.windStays':
    'L’Est n’a pas encore fait le tour de la table pour revenir à {player} : le vent du tour reste le {wind}.',
  'table.why.roundEnds': 'La première main est revenue à {player} : un nouveau tour commence.',
  'table.why.roundGoesOn':
    'Le droit de commencer n’a pas encore fait le tour de la table pour revenir à {player} : le tour continue.',
  'table.why.gameOver':
    'Ce serait de nouveau à {player} de commencer : le seul tour est fini, et la partie avec lui. | Ce serait de nouveau à {player} de commencer : les {n} tours sont finis, et la partie avec eux.',
  'table.why.robs': '{player} prend la tuile du carré et gagne.',
  'table.why.nobodyRobs':
    'Personne ne gagne avec elle. Le carré de {player} reste, et {player} prend une tuile de remplacement.',
  'table.why.noRob': 'La tuile ne complète aucune main.',
  'table.why.robOrder': 'De deux gagnants, celui dont le tour est le plus proche.',
  'table.error.after-the-game': 'la partie est finie avant la dernière de ces manches.',
};
