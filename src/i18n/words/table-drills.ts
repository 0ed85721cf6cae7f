/** The drills about the table: their names, and what each asks. */
import type { Texts } from '../texts.ts';

export const tableDrills = {
  'drills.seats.title': { fr: 'Qui s’assied où ?', en: 'Who sits where?' },
  'drills.seats.text': {
    fr: 'Les dés, les vents tirés d’une colonne ou d’une rangée, le plus fort total : trouvez la place et le vent de chaque joueur.',
    en: 'Dice, winds drawn from a column or a row, the highest throw: find the seat of each player, and each player’s wind.',
  },
  'drills.east.title': { fr: 'Qui est l’Est ensuite ?', en: 'Who is East next?' },
  'drills.east.text': {
    fr: 'Dites qui commence la partie, qui commence après un gain ou une manche nulle, et quel vent est celui du tour.',
    en: 'The first player of a game, who starts after a win or a drawn hand, and the wind of the round.',
  },
  'drills.breach.title': { fr: 'Où est la brèche ?', en: 'Where is the breach?' },
  'drills.breach.text': {
    fr: 'Les dés sont lancés : comptez autour de la table, puis le long de la muraille, et choisissez le tas.',
    en: 'The dice are thrown: count round the table and along the wall, and choose the stack.',
  },
  'drills.deal.title': { fr: 'Qui prend ensuite, et quoi ?', en: 'Who takes next, and what?' },
  'drills.deal.text': {
    fr: 'La distribution tas par tas, les dernières tuiles de chaque main et les tuiles de remplacement.',
    en: 'The deal stack by stack, the last tiles of each hand, and the replacement tiles.',
  },
  'drills.whose.title': { fr: 'À qui va la tuile ?', en: 'Who gets it?' },
  'drills.whose.text': {
    fr: 'Une tuile est défaussée : dites qui peut la prendre, à qui elle va, et à qui c’est ensuite de jouer.',
    en: 'A tile is discarded: who may claim it, who gets it, and whose turn comes next.',
  },
  'drills.group.hand': { fr: 'Attentes et défausses', en: 'Waits and discards' },
  'drills.group.table': { fr: 'La table', en: 'The table' },
  'drills.group.count': { fr: 'Les comptes', en: 'Counting' },
  'drills.group.claims': { fr: 'Prises et carrés', en: 'Claims and kongs' },
  'drills.group.own': { fr: 'Propres à un seul jeu de règles', en: 'Under one rule set only' },
  'drills.siblings': {
    fr: 'D’autres exercices sur la même table',
    en: 'More drills at the same table',
  },
  'table.topic.reached': { fr: 'à qui arrive le compte', en: 'whom the count reaches' },
  'table.topic.place': {
    fr: 'les places d’après une colonne de vents',
    en: 'the seats from a column of winds',
  },
  'table.topic.ranked': { fr: 'le plus fort total', en: 'the highest throw' },
  'table.topic.lot': {
    fr: 'les places d’après une rangée de tuiles',
    en: 'the seats from a row of tiles',
  },
  'table.topic.wind': { fr: 'le vent de chaque joueur', en: 'the wind of each player' },
  'table.topic.starter': { fr: 'qui commence la partie', en: 'who begins the game' },
  'table.topic.passes': { fr: 'qui commence la manche suivante', en: 'who begins the next hand' },
  'table.topic.worth': { fr: 'ce qu’un vent est pour vous', en: 'what a wind is to you' },
  'table.topic.opened': { fr: 'à qui est la muraille', en: 'whose wall it is' },
  'table.topic.breach': { fr: 'le tas de la brèche', en: 'the stack at the breach' },
  'table.topic.apart': { fr: 'ce que l’on met à part', en: 'what is set apart' },
  'table.topic.marker': { fr: 'la marque du Tigre', en: 'the dora marker' },
  'table.topic.dealt': { fr: 'qui reçoit une tuile', en: 'who is dealt a tile' },
  'table.topic.replacement': {
    fr: 'd’où vient une tuile de remplacement',
    en: 'where a replacement tile comes from',
  },
  'table.topic.draws': { fr: 'combien de pioches il y a', en: 'how many draws there are' },
  'table.topic.taker': { fr: 'à qui va la défausse', en: 'who gets the discard' },
  'table.topic.claimants': { fr: 'qui peut prendre la défausse', en: 'who may claim it' },
  'table.topic.turn': {
    fr: 'à qui de jouer après une prise',
    en: 'whose turn comes after a claim',
  },
  'table.topic.passed': { fr: 'qui joue encore une fois', en: 'who plays once more' },
  'table.topic.next': { fr: 'la distribution en cours', en: 'the deal under way' },
  'table.topic.robbed': { fr: 'un carré volé', en: 'a kong that is robbed' },
  'table.topic.round': {
    fr: 'les tours et la fin de la partie',
    en: 'rounds and the end of the game',
  },
  'table.ask.next': {
    fr: 'La distribution est en cours ; {starter} a la première main. Les tas déjà pris ont disparu. Qui prend ensuite, et quoi ?',
    en: 'The deal is under way; {starter} has the first hand. The stacks already taken are gone. Who takes next, and what?',
  },
  'table.ask.next.east': {
    fr: 'La distribution est en cours ; {starter} est l’Est. Les tas déjà pris ont disparu. Qui prend ensuite, et quoi ?',
    en: 'The deal is under way; {starter} is East. The stacks already taken are gone. Who takes next, and what?',
  },
  'table.ask.round': {
    fr: 'La partie se joue en {rounds} tours. {home} l’a commencée ; au tour {n}, {starter} a la première main. Les manches finissent ainsi, dans cet ordre : {ends}. Que se passe-t-il ensuite ?',
    en: 'A game of {rounds} rounds is agreed. {home} began it; now, in round {n}, {starter} has the first hand. The hands end in turn like this: {ends}. What comes next?',
  },
  'table.ask.round.east': {
    fr: '{home} a été le premier Est ; l’Est est maintenant {starter}. Les manches finissent ainsi, dans cet ordre : {ends}. Que se passe-t-il ensuite ?',
    en: '{home} was East first; now {starter} is East. The hands end in turn like this: {ends}. What comes next?',
  },
  'table.ask.round.winds': {
    fr: 'Vent du tour : {round}. {home} a été le premier Est ; l’Est est maintenant {starter}. Les manches finissent ainsi, dans cet ordre : {ends}. Quel est ensuite le vent du tour ?',
    en: 'Round wind: {round}. {home} was East first; now {starter} is East. The hands end in turn like this: {ends}. Which wind rules the next hand?',
  },
  'table.ask.robbed': {
    fr: '{discarder} ajoute {tile} à un brelan exposé pour en faire un carré. À qui va cette tuile ?',
    en: '{discarder} adds {tile} to an exposed pung, to make a kong. Who gets the tile?',
  },
  'table.agreed.doubleTiger': {
    fr: 'Convenu : un double, ou un 6 et un 1, amène une seconde marque du Tigre.',
    en: 'Agreed: a double, or a 6 and a 1, brings a second dora marker.',
  },
  'table.agreed.southRoundStays': {
    fr: 'Convenu : au tour de Sud, l’Est reste l’Est après toute manche nulle.',
    en: 'Agreed: in the South round East stays East after every drawn hand.',
  },
  'table.agreed.lastRound': {
    fr: 'On joue le tour de Sud.',
    en: 'The South round is being played.',
  },
  'table.how.next': {
    fr: 'Trois fois de suite, chaque joueur prend deux tas. Ensuite celui qui a la première main prend le dessus de deux tas, et chacun des autres une tuile.',
    en: 'Three times round, each player takes two stacks. Then the player with the first hand takes the tops of two stacks, and each of the others one tile.',
  },
  'table.how.next.east': {
    fr: 'Trois fois de suite, chaque joueur prend deux tas. Ensuite l’Est prend le dessus de deux tas, et chacun des autres une tuile.',
    en: 'Three times round, each player takes two stacks. Then East takes the tops of two stacks, and each of the others one tile.',
  },
  'table.how.next.singly': {
    fr: 'Trois fois de suite, chaque joueur prend deux tas. Ensuite chacun prend une tuile, et l’Est encore une dernière.',
    en: 'Three times round, each player takes two stacks. Then each player takes one tile, and East a last one.',
  },
  'table.how.round': {
    fr: 'Un tour est fini quand la première main est passée à chacun et revient à celui qui a commencé.',
    en: 'A round is over when the first hand has gone round the table and comes back to the player who began.',
  },
  'table.how.round.east': {
    fr: 'Un tour est fini quand chacun a été l’Est et que le premier Est doit le redevenir.',
    en: 'A round is over when every player has been East and the player who was East first would be East again.',
  },
  'table.how.robbed': {
    fr: 'La tuile ajoutée à un brelan exposé peut être prise, mais seulement pour gagner : cherchez une main qu’elle complète.',
    en: 'The tile added to an exposed pung may be taken, but only to win: look for a hand that it completes.',
  },
  'table.amounts': { fr: 'Ce que l’on prend', en: 'What is taken' },
  'table.amount.stacks': { fr: 'deux tas', en: 'two stacks' },
  'table.amount.tops': { fr: 'le dessus de deux tas', en: 'the tops of two stacks' },
  'table.amount.tile': { fr: 'une tuile', en: 'one tile' },
  'table.round.same': { fr: 'le même tour continue', en: 'the same round goes on' },
  'table.round.new': { fr: 'un nouveau tour', en: 'a new round' },
  'table.round.over': { fr: 'la partie est finie', en: 'the game is over' },
  'table.home': { fr: 'a commencé', en: 'began' },
  'table.homeEast': { fr: 'premier Est', en: 'East first' },
  'table.kongStands': { fr: 'Personne : le carré reste', en: 'Nobody, so the kong stays' },
  'table.cited': { fr: '{source}, {place}', en: '{source}, {place}' },
  'table.why.takings': {
    fr: 'On s’est déjà servi {n} fois ; fois où chacun s’est servi : {count}.',
    en: 'Turns taken so far: {n}; full rounds of the table: {count}.',
  },
  'table.why.secondMarker': {
    fr: 'Les dés montrent un double, ou un 6 et un 1 : on retourne aussitôt deux marques.',
    en: 'The dice show a double, or a 6 and a 1: two markers are turned up at once.',
  },
  'table.why.noSecondMarker': {
    fr: 'Les dés ne montrent ni un double ni un 6 et un 1 : on retourne d’abord une seule marque.',
    en: 'The dice show neither a double nor a 6 and a 1: one marker is turned up at first.',
  },
  'table.why.atHome': {
    fr: 'Le tour est fini quand c’est de nouveau à {player} de commencer.',
    en: 'The round is over when {player} comes to begin again.',
  },
  'table.why.windMoves': {
    fr: '{player} a été le premier Est et le redevient : le vent du tour est maintenant le vent suivant, le {wind}.',
    en: '{player} was East first and is East again: the next wind rules, the {wind}.',
  },
  'table.why.windStays': {
    fr: '{player} n’est pas encore redevenu l’Est : le vent du tour reste le {wind}.',
    en: 'East has not yet come back to {player}: the round wind is still the {wind}.',
  },
  'table.why.roundEnds': {
    fr: 'La première main est revenue à {player} : un nouveau tour commence.',
    en: 'The first hand has come back to {player}: a new round begins.',
  },
  'table.why.roundGoesOn': {
    fr: 'Le droit de commencer n’est pas encore revenu à {player} : le tour continue.',
    en: 'The first hand has not yet come back to {player}: the round goes on.',
  },
  'table.why.gameOver': {
    fr: 'Ce serait de nouveau à {player} de commencer : le seul tour est fini, et la partie avec lui. | Ce serait de nouveau à {player} de commencer : les {n} tours sont finis, et la partie avec eux.',
    en: '{player} would begin once more: the only round is over, and the game with it. | {player} would begin once more: all {n} rounds are over, and the game with them.',
  },
  'table.why.robs': {
    fr: '{player} prend la tuile du carré et gagne.',
    en: '{player} takes the tile out of the kong and wins.',
  },
  'table.why.nobodyRobs': {
    fr: 'Personne ne gagne avec cette tuile. Le carré de {player} reste, et {player} prend une tuile de remplacement.',
    en: 'Nobody wins with it. The kong of {player} stays, and {player} takes a replacement tile.',
  },
  'table.why.noRob': { fr: 'La tuile ne complète aucune main.', en: 'The tile completes no hand.' },
  'table.why.robOrder': {
    fr: 'Entre deux gagnants, la tuile va à celui qui jouerait le premier.',
    en: 'Of two winners, the one whose turn comes first.',
  },
  'table.settled.countTurns': {
    fr: 'Ici, un compte plus long que la muraille tourne le coin (décision {erratum}).',
    en: 'Here a count longer than the wall goes on round the corner (erratum {erratum}).',
  },
  'table.settled.countedStay': {
    fr: 'Ici, tous les tas comptés restent à droite de la brèche (décision {erratum}).',
    en: 'Here all the stacks counted stay on the right of the breach (erratum {erratum}).',
  },
  'table.settled.lastTiles': {
    fr: 'Ici, les dernières tuiles se prennent dans l’ordre des joueurs, le dessus d’un tas avant le dessous (décision {erratum}).',
    en: 'Here the last tiles are taken in the order of play, the top of a stack before the bottom (erratum {erratum}).',
  },
  'table.settled.looseTogether': {
    fr: 'Ici, les deux tuiles détachées sont sur le même tas, le plus proche de la brèche (décision {erratum}).',
    en: 'Here both loose tiles lie on one stack, the one nearest to the breach (erratum {erratum}).',
  },
  'table.settled.nearLooseFirst': {
    fr: 'Ici, on prend d’abord la tuile détachée la plus proche de la brèche (décision {erratum}).',
    en: 'Here the loose tile nearer to the breach is taken first (erratum {erratum}).',
  },
  'table.settled.topFirst': {
    fr: 'Ici, on prend d’abord le tas le plus proche de la brèche, le dessus avant le dessous (décision {erratum}).',
    en: 'Here the stack nearest to the breach goes first, its top before its bottom (erratum {erratum}).',
  },
  'table.settled.drawnStays': {
    fr: 'Ici, l’Est reste l’Est après une manche nulle (décision {erratum}).',
    en: 'Here East stays East after a drawn hand (erratum {erratum}).',
  },
  'table.settled.noKongAfterPung': {
    fr: 'Ici, ce qui est dit de la séquence vaut aussi pour le brelan que l’on vient de prendre (décision {erratum}).',
    en: 'Here what is said of a chow holds for a pung just claimed too (erratum {erratum}).',
  },
  'table.error.after-the-round': {
    fr: 'le tour est fini avant la dernière de ces manches.',
    en: 'the round is over before the last of these hands.',
  },
  'table.error.after-the-game': {
    fr: 'la partie est finie avant la dernière de ces manches.',
    en: 'the game is over before the last of these hands.',
  },
} as const satisfies Texts;
