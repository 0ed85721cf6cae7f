import type { Texts } from '../texts.ts';

export const tableReasons = {
  'table.why.sum': { fr: '{sum} = {total}.', en: '{sum} = {total}.' },
  'table.why.ownSum': { fr: 'Votre choix fait {sum}.', en: 'Your choice makes {sum}.' },
  'table.why.family': { fr: '{family} : {tiles}.', en: '{family}: {tiles}.' },
  'table.why.ranks': { fr: 'de 1 à 9', en: '1 to 9' },
  'table.why.fills': {
    fr: 'Avec {tile}, la main est : {groups}.',
    en: 'With {tile} the hand reads: {groups}.',
  },
  'table.why.hand': { fr: 'Main {n} : {groups}.', en: 'Hand {n}: {groups}.' },
  'table.why.noHand': {
    fr: 'Main {n} : elle ne se range pas en quatre combinaisons et une paire.',
    en: 'Hand {n}: it does not fall into four groups and a pair.',
  },
  'table.why.noSevenPairs': {
    fr: 'Main {n} : sept paires, qui ne gagnent pas ici.',
    en: 'Hand {n}: seven pairs, which do not win here.',
  },
  'table.why.noSpecialHand': {
    fr: 'Main {n} : elle ne se range pas en quatre combinaisons et une paire, et n’est pas une main spéciale.',
    en: 'Hand {n}: it does not fall into four groups and a pair, and is not a special hand.',
  },
  'table.why.manyChows': {
    fr: 'Main {n} : quatre combinaisons et une paire, mais plus de séquences que ces règles n’en permettent.',
    en: 'Hand {n}: four groups and a pair, but more chows than these rules allow.',
  },
  'table.why.count': {
    fr: 'On compte vers la droite : {count}.',
    en: 'The count goes to the right: {count}.',
  },
  'table.why.reached': { fr: 'Le {total} mène à {player}.', en: '{total} falls on {player}.' },
  'table.why.firstThrow': {
    fr: 'Premier coup, {total} : {count}.',
    en: 'First throw, {total}: {count}.',
  },
  'table.why.secondThrow': {
    fr: 'Second coup, {total}, compté depuis {player} : {count}.',
    en: 'Second throw, {total}, counted from {player}: {count}.',
  },
  'table.why.east': {
    fr: 'L’Est aura donc la place de {player}.',
    en: 'So East will sit in the seat of {player}.',
  },
  'table.why.column': {
    fr: 'Second coup, {total} : {count}. La tuile du haut est donc pour {player}, et les autres suivent vers la droite.',
    en: 'Second throw, {total}: {count}. So {player} takes the top tile, and the others follow to the right.',
  },
  'table.why.drawn': { fr: 'On retourne : {winds}.', en: 'They turn up: {winds}.' },
  'table.why.place': {
    fr: 'À partir de l’Est, vers la droite, s’asseyent le Sud, l’Ouest et le Nord : {player} va à la place de {seat}.',
    en: 'From East to the right sit South, West and North: {player} goes to the seat of {seat}.',
  },
  'table.why.winds': {
    fr: 'À partir de celui qui a la première main, vers la droite : {winds}.',
    en: 'From the player with the first hand, to the right: {winds}.',
  },
  'table.why.stays': {
    fr: 'Manche {n}, {end} : la première main reste à {player}.',
    en: 'Hand {n}, {end}: it stays with {player}.',
  },
  'table.why.passes': {
    fr: 'Manche {n}, {end} : la première main passe à {player}.',
    en: 'Hand {n}, {end}: it passes to {player}.',
  },
  'table.why.breach': {
    fr: '{sum} : dans la muraille de {breaker}, le tas {stack}, à partir de la droite de ce joueur.',
    en: '{sum}: in the wall of {breaker}, stack {stack} from that player’s right.',
  },
  'table.why.corner': {
    fr: '{sum}, mais la muraille de {breaker} n’a que {stacks} tas. Le compte tourne le coin, passe dans la muraille à la gauche de ce joueur, celle de {player}, et finit au tas {stack}.',
    en: '{sum}, but the wall of {breaker} has only {stacks} stacks. The count turns the corner into the wall on that player’s left, the wall of {player}, and ends on stack {stack}.',
  },
  'table.why.loose': {
    fr: 'Les deux tuiles de ce tas se posent sur le tas de droite. La distribution commence à gauche de la brèche.',
    en: 'Its two tiles are laid on the stack to its right. On the left of the gap the deal begins.',
  },
  'table.why.breachFromLeft': {
    fr: '{sum} : dans la muraille de {breaker}, le tas {stack}, à partir de la gauche de ce joueur.',
    en: '{sum}: in the wall of {breaker}, stack {stack} from that player’s left.',
  },
  'table.why.cornerToRight': {
    fr: '{sum}, mais la muraille de {breaker} n’a que {stacks} tas. Le compte tourne le coin, passe dans la muraille à la droite de ce joueur, celle de {player}, et finit au tas {stack}.',
    en: '{sum}, but the wall of {breaker} has only {stacks} stacks. The count turns the corner into the wall on that player’s right, the wall of {player}, and ends on stack {stack}.',
  },
  'table.why.looseOnRoof': {
    fr: 'Les deux tuiles de ce tas se posent une à une sur le {low}ᵉ et le {high}ᵉ tas à gauche de la brèche. La distribution commence à droite de la brèche.',
    en: 'Its two tiles are laid singly on stacks {low} and {high} to the left of the gap. On the right of the gap the deal begins.',
  },
  'table.why.ringed': {
    fr: 'Le tas cerclé est le numéro {stack} à partir de la brèche.',
    en: 'The ringed stack is number {stack} from the breach.',
  },
  'table.why.stacks': {
    fr: 'Trois fois de suite, chacun prend deux tas, dans l’ordre {order}. Comptez les tas deux par deux : le groupe numéro {turn} est pour {player}.',
    en: 'Three times round, each player takes two stacks, in the order {order}. {player} is number {turn} to take.',
  },
  'table.why.lastTiles': {
    fr: 'Les tas placés avant le tas {low} sont déjà pris. {one} prend le dessus des tas {low} et {high}, {two} le dessous du tas {low}, {three} le dessus du tas {mid}, {four} le dessous du tas {mid}.',
    en: 'The stacks before {low} are gone. {one} takes the top tiles of stacks {low} and {high}, {two} the bottom of {low}, {three} the top of {mid}, {four} the bottom of {mid}.',
  },
  'table.why.claim': {
    fr: '{player} peut exposer : {groups}.',
    en: '{player} may lay out: {groups}.',
  },
  'table.why.win': { fr: '{player} peut gagner.', en: '{player} may win.' },
  'table.why.order': {
    fr: 'Gagner passe avant le brelan et le carré, et ceux-ci avant la séquence ; entre deux gagnants, la tuile va à celui qui jouerait le premier après la défausse.',
    en: 'A win beats a pung or a kong, and these beat a chow; of two who can win, the one whose turn comes first gets the tile.',
  },
  'table.why.orderKongLast': {
    fr: 'Gagner passe avant le brelan, le brelan avant la séquence, la séquence avant le carré. Avec trois tuiles pareilles, on prend pour un brelan plutôt que pour un carré. Entre deux gagnants, la tuile va à celui qui jouerait le premier après la défausse.',
    en: 'A win beats a pung, a pung beats a chow, and a chow beats a kong. With three alike one claims a pung rather than a kong. Of two who can win, the one whose turn comes first gets the tile.',
  },
  'table.why.taken': {
    fr: '{player} prend la tuile et défausse ; le joueur placé à sa droite joue ensuite.',
    en: '{player} takes the tile and discards; the player on the right of {player} is next.',
  },
  'table.why.wins': {
    fr: '{player} prend la tuile et gagne.',
    en: '{player} takes the tile and wins.',
  },
  'table.why.nobody': {
    fr: 'Personne ne peut prendre cette tuile. {player}, le joueur suivant, pioche dans la muraille.',
    en: 'Nobody may claim it. {player}, who is next, draws from the wall.',
  },
  'table.why.familySize': { fr: '{family} : {n} tuiles.', en: '{family}: {n} tiles.' },
  'table.why.howMany': {
    fr: 'Il y a une réponse à trouver. | Il y a {n} réponses à trouver.',
    en: 'There is one answer to find. | There are {n} answers to find.',
  },
  'table.why.fillsWhole': {
    fr: 'Avec {tile}, la main est complète.',
    en: 'With {tile} the hand is complete.',
  },
  'table.why.wholeHand': { fr: 'Main {n} : complète.', en: 'Hand {n}: complete.' },
  'table.why.countTo': {
    fr: 'Comptez jusqu’à {total} en commençant par {player}.',
    en: 'Count to {total}, beginning with {player}.',
  },
  'table.why.rounds': {
    fr: 'Le compte revient à la même place de quatre en quatre : compté depuis {player}, le {total} tombe où tombe le {n}.',
    en: 'Every four seats the count comes back to the same player: {total} falls where {n} falls, counted from {player}.',
  },
  'table.why.eastIs': { fr: 'L’Est est {player}.', en: 'East is {player}.' },
  'table.why.staysAfter': {
    fr: 'La première main reste où elle est si la manche finit ainsi : {ends}.',
    en: 'The first hand stays where it is if the hand ends like this: {ends}.',
  },
  'table.why.begins': {
    fr: 'La première main est d’abord à {player}.',
    en: '{player} has the first hand to begin with.',
  },
  'table.why.countStacks': {
    fr: '{sum} : on compte autant de tas dans la muraille de {breaker}, à partir de la droite de ce joueur.',
    en: '{sum}: that many stacks are counted in the wall of {breaker}, from that player’s right.',
  },
  'table.why.countFromLeft': {
    fr: '{sum} : on compte autant de tas dans la muraille de {breaker}, à partir de la gauche de ce joueur.',
    en: '{sum}: that many stacks are counted in the wall of {breaker}, from that player’s left.',
  },
  'table.why.dealOrder': {
    fr: 'Chacun se sert dans cet ordre : {order}.',
    en: 'The order of taking: {order}.',
  },
  'table.why.tooCheap': {
    fr: 'La main de {player} serait complète, mais elle vaudrait moins de {least} points : elle ne gagne pas.',
    en: 'The hand of {player} would be complete, but worth less than {least} points: no win.',
  },
  'table.why.noClaim': {
    fr: 'Personne ne gagne avec cette tuile, et personne n’en a deux autres pareilles.',
    en: 'Nobody wins with it, and nobody has two like it.',
  },
  'table.why.loneWinds': {
    fr: 'On défausse d’abord les vents isolés des autres joueurs.',
    en: 'Lone winds of other players are discarded before everything else.',
  },
  'table.why.loneEnds': {
    fr: 'Aucun vent isolé d’un autre joueur : on défausse les 1 et les 9 isolés.',
    en: 'There is no lone wind of another player: lone 1s and 9s go.',
  },
  'table.why.loneDragons': {
    fr: 'Les seules tuiles isolées sont des dragons.',
    en: 'The only lone tiles are dragons.',
  },
  'table.why.collects': {
    fr: '{player} n’a pas défaussé de {family}.',
    en: '{player} has discarded no {family}.',
  },
  'table.why.isolated': {
    fr: '{n} tuile est isolée. | {n} tuiles sont isolées.',
    en: '{n} tile is alone. | {n} tiles are alone.',
  },
  'table.why.played': {
    fr: 'Il faut {least} tuiles isolées pour annuler une manche : celle-ci se joue.',
    en: '{least} lone tiles are needed: the hand is played.',
  },
  'table.why.annulled': {
    fr: 'Vous pouvez faire annuler la manche.',
    en: 'You may have the hand annulled.',
  },
  'table.why.inHand': {
    fr: 'Tuiles en main : {n}. Combinaisons étalées : {count}.',
    en: 'Tiles in hand: {n}. Groups on the table: {count}.',
  },
  'table.why.tally': {
    fr: '{n} tuile en main, une combinaison étalée comptant pour trois. | {n} tuiles en main, une combinaison étalée comptant pour trois.',
    en: '{n} tile, each group on the table counting as three. | {n} tiles, each group on the table counting as three.',
  },
  'table.why.worth': {
    fr: 'Avec {tile} : {n} point. | Avec {tile} : {n} points.',
    en: 'With {tile}: {n} point. | With {tile}: {n} points.',
  },
  'table.why.windsFromEast': {
    fr: 'À partir de l’Est, vers la droite : {winds}.',
    en: 'From East, to the right: {winds}.',
  },
  'table.why.staysEastAfter': {
    fr: 'L’Est reste l’Est si la manche finit ainsi : {ends}.',
    en: 'East stays East if the hand ends like this: {ends}.',
  },
  'table.why.staysEast': {
    fr: 'Manche {n}, {end} : {player} reste l’Est.',
    en: 'Hand {n}, {end}: {player} stays East.',
  },
  'table.why.becomesEast': {
    fr: 'Manche {n}, {end} : {player} devient l’Est.',
    en: 'Hand {n}, {end}: {player} becomes East.',
  },
  'table.why.tidied': {
    fr: 'Les deux numéros passent aux bouts : {tiles}.',
    en: 'With the two numbers moved to the ends: {tiles}.',
  },
  'table.why.fromOdd': {
    fr: 'Second coup, {total}, impair : on distribue les vents depuis la {side}, du côté du numéro impair, et {player} reçoit le premier.',
    en: 'Second throw, {total}, odd: the winds go out from the {side}, where the odd number is, and {player} takes the first one.',
  },
  'table.why.fromEven': {
    fr: 'Second coup, {total}, pair : on distribue les vents depuis la {side}, du côté du numéro pair, et {player} reçoit le premier.',
    en: 'Second throw, {total}, even: the winds go out from the {side}, where the even number is, and {player} takes the first one.',
  },
  'table.why.ranking': {
    fr: 'Du plus fort coup au plus faible : {order}.',
    en: 'From the highest throw to the lowest: {order}.',
  },
  'table.why.ranksSeats': {
    fr: 'Est, Sud, Ouest et Nord dans cet ordre : {player} a le {wind}.',
    en: 'East, South, West and North in that order: {player} has the {wind}.',
  },
  'table.why.ranksEast': {
    fr: 'Le joueur qui a lancé le plus fort total est l’Est : {player}.',
    en: 'The player with the highest throw is East: {player}.',
  },
  'table.why.wallOf': { fr: 'Le coup désigne {player}.', en: 'The throw points to {player}.' },
  'table.why.breachGap': {
    fr: 'Dans la muraille de {breaker}, on compte {total} tas depuis la droite de ce joueur. Ils restent là, et l’on pousse les autres vers sa gauche.',
    en: 'In the wall of {breaker}, {total} stacks are counted from that player’s right. They stay there, and the others are pushed to that player’s left.',
  },
  'table.why.headLeft': {
    fr: 'La distribution commence à gauche de la brèche.',
    en: 'On the left of the gap the deal begins.',
  },
  'table.why.looseApart': {
    fr: 'Les deux tuiles de ce tas se posent une à une sur le {low}ᵉʳ et le {high}ᵉ tas à droite de la brèche. La distribution commence à gauche de la brèche.',
    en: 'Its two tiles are laid singly on stacks {low} and {high} to the right of the gap. On the left of the gap the deal begins.',
  },
  'table.why.lastSingly': {
    fr: 'Les tas placés avant le tas {low} sont déjà pris. Chacun prend une tuile : {one} le dessus du tas {low}, {two} le dessous du tas {low}, {three} le dessus du tas {mid}, {four} le dessous du tas {mid}, et encore {one} le dessus du tas {high}.',
    en: 'The stacks before {low} are gone. One tile each: {one} the top of stack {low}, {two} the bottom of {low}, {three} the top of {mid}, {four} the bottom of {mid}, and again {one} the top of {high}.',
  },
  'table.why.tailStack': {
    fr: 'Le tas numéro {nth} à partir de la brèche est le tas {stack} de la muraille de {player}.',
    en: 'Number {nth} from the breach is stack {stack} in the wall of {player}.',
  },
  'table.why.hill': {
    fr: 'La colline : les deux tuiles détachées et les {n} tas voisins de la brèche.',
    en: 'The hill: the two loose tiles and the {n} stacks beside the breach.',
  },
  'table.why.treasure': {
    fr: 'Le Trésor : deux tas pour les remplacements, un tas par marque retournée ({count}), et quatre de plus. Cela fait {n} tas à côté de la brèche.',
    en: 'The Treasure: two stacks for replacements, one stack for each of the markers ({count}), and four more. That makes {n} stacks beside the breach.',
  },
  'table.why.markers': {
    fr: 'La première marque est sur le tas {n} à partir de la brèche, et chaque carré ajoute la suivante. Marques retournées : {count}.',
    en: 'The first marker is on stack {n} from the breach, and each kong adds the next one. Markers turned up: {count}.',
  },
  'table.why.behindHill': {
    fr: 'Les tuiles de remplacement se prennent derrière la colline, à partir du tas {n}, deux par tas. On demande la tuile numéro {nth} dans cet ordre.',
    en: 'They are taken behind the hill, from stack {n} on, two from each stack. This one is number {nth}.',
  },
  'table.why.inTreasure': {
    fr: 'Les tuiles de remplacement se prennent dans les deux tas voisins de la brèche, la tuile du dessus avant celle du dessous. On demande la tuile numéro {nth} dans cet ordre.',
    en: 'They are taken from the two stacks next to the breach, the top tile before the bottom one. This one is number {nth}.',
  },
  'table.why.looseFirst': {
    fr: 'On prend d’abord les deux tuiles détachées, puis les tas à partir de la brèche, deux tuiles par tas. On demande la tuile numéro {nth} dans cet ordre.',
    en: 'The two loose tiles go first, then the stacks from the gap on, two tiles from each. This one is number {nth}.',
  },
  'table.why.drawsAtFirst': {
    fr: '{total} tuiles, moins 53 distribuées et {n} en réserve : sans carré, il en reste {left} à piocher.',
    en: '{total} tiles, less 53 dealt and {n} in the reserve, without a kong: {left}.',
  },
  'table.why.drawsOfAll': {
    fr: '{total} tuiles, moins 53 distribuées : sans carré, il en reste {left} à piocher.',
    en: '{total} tiles, less 53 dealt, without a kong: {left}.',
  },
  'table.why.twoFewer': {
    fr: 'Le carré enlève deux pioches : sa tuile de remplacement, et une tuile de plus qui reste avec la réserve, au bout des murailles. | Chacun des {n} carrés enlève deux pioches : sa tuile de remplacement, et une tuile de plus qui reste avec la réserve, au bout des murailles.',
    en: 'The kong takes away two draws: its replacement tile, and one more tile that stays with the reserve, at the end of the walls. | Each of the {n} kongs takes away two draws: its replacement tile, and one more tile that stays with the reserve, at the end of the walls.',
  },
  'table.why.fewerByTreasure': {
    fr: 'La tuile de remplacement du carré vient du Trésor, auquel s’ajoute un tas de la muraille : deux pioches de moins. | Les tuiles de remplacement viennent du Trésor. Pour chacun des {n} carrés, un tas de la muraille s’ajoute au Trésor : deux pioches de moins.',
    en: 'The replacement tile of the kong comes from the Treasure, which takes in one more stack of the wall: two draws fewer. | Replacement tiles come from the Treasure. For each of the {n} kongs it takes in one more stack of the wall: two draws fewer.',
  },
  'table.why.oneFewer': {
    fr: 'Pour le carré, on prend une tuile de remplacement. | Pour chacun des {n} carrés, on prend une tuile de remplacement.',
    en: 'The kong takes one replacement tile. | The {n} kongs take a replacement tile each.',
  },
  'table.why.flowersFewer': {
    fr: 'Pour une fleur ou une saison, on prend aussi une tuile de remplacement. | Pour chacune des {n} fleurs ou saisons, on prend aussi une tuile de remplacement.',
    en: 'One bonus tile takes a replacement tile too. | {n} bonus tiles take a replacement tile each.',
  },
  'table.why.drawsLeft': { fr: 'Il reste {n} tuiles à piocher.', en: '{n} are left to draw.' },
  'table.why.markerRow': {
    fr: 'La série : {tiles}, et l’on recommence. La marque est {tile}.',
    en: 'The row: {tiles}, and round again. The marker is {tile}.',
  },
  'table.why.across': {
    fr: 'La tuile couchée {lies} désigne, vu de {seat}, la place de {player}.',
    en: 'Seen from {seat}, the tile points to where {player} sits: it lies {lies}.',
  },
  'table.why.windPlain': {
    fr: 'Le {wind} n’est ni celui du tour ni le vôtre.',
    en: 'The {wind} is neither that of the round nor your own.',
  },
  'table.why.windHonour': {
    fr: 'Le {wind} est celui du tour ou le vôtre, et non les deux.',
    en: 'The {wind} is that of the round or your own, but not both.',
  },
  'table.why.windDouble': {
    fr: 'Le {wind} est celui du tour et aussi le vôtre.',
    en: 'The {wind} is that of the round and your own.',
  },
  'table.why.roundIs': {
    fr: 'Le {wind} est celui du tour.',
    en: 'The {wind} is that of the round.',
  },
  'table.why.roundIsNot': {
    fr: 'Le {wind} n’est pas celui du tour.',
    en: 'The {wind} is not that of the round.',
  },
  'table.why.noRole': {
    fr: 'La main de {player} serait complète, mais elle n’a pas de rôle : elle ne gagne pas.',
    en: 'The hand of {player} would be complete, but has no yaku: no win.',
  },
  'table.why.passedOver': {
    fr: 'Entre celui qui défausse et celui qui prend la tuile, dans l’ordre où l’on joue : {order}.',
    en: 'Passed over between the two: {order}.',
  },
  'table.why.nonePassed': {
    fr: 'Dans l’ordre où l’on joue, personne n’est placé entre celui qui défausse et celui qui prend la tuile.',
    en: 'Nobody sits between the two in the order of play.',
  },
  'table.why.turnGoesOn': {
    fr: 'On continue à droite de {player} : {seat}.',
    en: 'The turn goes on to the right of {player}: {seat}.',
  },
  'table.why.playOnceMore': {
    fr: 'On ne saute pas ces joueurs : chacun pioche et défausse encore une fois.',
    en: 'They do not lose their turn: each of them draws and discards once more.',
  },
  'table.why.looseRenewed': {
    fr: 'On prend les deux tuiles détachées l’une après l’autre, la plus proche de la brèche d’abord ; ensuite, on en pose deux autres. On demande la tuile numéro {nth} dans cet ordre.',
    en: 'The two loose tiles go one after the other, the one nearer to the gap first; when both have gone, two others are laid there. This one is number {nth}.',
  },
} as const satisfies Texts;
