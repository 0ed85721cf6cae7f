import type { Texts } from '../texts.ts';

export const tableAsks = {
  'table.ask.families': {
    fr: 'Lesquelles de ces familles, réunies, font {total} tuiles ?',
    en: 'Which of these add up to {total} tiles?',
  },
  'table.ask.tiles': {
    fr: 'Parmi ces tuiles, lesquelles sont des {family} ?',
    en: 'Which of these tiles belong to the {family}?',
  },
  'table.ask.fills': {
    fr: 'Quelles tuiles du bas complètent la main ?',
    en: 'Which of the tiles below complete the hand?',
  },
  'table.ask.complete': {
    fr: 'Lesquelles de ces mains sont complètes ?',
    en: 'Which of these hands are complete?',
  },
  'table.ask.reached': {
    fr: '{from} lance {total}. À quelle place arrive le compte ?',
    en: '{from} throws {total}. Whose seat does the count reach?',
  },
  'table.ask.place': {
    fr: '{from} lance {first}, puis {second}. La colonne porte, de haut en bas : {column}. À la place de qui {player} va-t-il s’asseoir, la sienne comprise ?',
    en: '{from} throws {first}, then {second}. The column holds, from the top: {column}. Whose seat does {player} take?',
  },
  'table.ask.wind': {
    fr: '{starter} a la première main. Qui a le {wind} ?',
    en: '{starter} has the first hand. Who has the {wind}?',
  },
  'table.ask.starter': {
    fr: '{from}, à la place de l’Est, lance {first}, puis {second}. Qui reçoit la première main ?',
    en: '{from}, in the East seat, throws {first}, then {second}. Who gets the first hand?',
  },
  'table.ask.passes': {
    fr: '{starter} a la première main. La manche finit ainsi : {ends}. Qui a ensuite la première main ? | {starter} a la première main. Les manches finissent ainsi, dans cet ordre : {ends}. Qui a ensuite la première main ?',
    en: '{starter} has the first hand. The hand ends like this: {ends}. Who has the first hand next? | {starter} has the first hand. The hands end in turn like this: {ends}. Who has the first hand next?',
  },
  'table.ask.breach': {
    fr: '{starter} lance {first} ; le joueur désigné lance {second}. Quel tas soulève-t-on ?',
    en: '{starter} throws {first}; the player reached throws {second}. Which stack is lifted out?',
  },
  'table.ask.dealt': {
    fr: 'Les murailles sont ouvertes, et {starter} a la première main. Qui reçoit la tuile {layer} du tas cerclé ?',
    en: 'The walls are open, and {starter} has the first hand. Who is dealt the {layer} tile of the ringed stack?',
  },
  'table.ask.taker': {
    fr: '{discarder} défausse {tile}. Tous ceux qui peuvent prendre la tuile annoncent leur prise la plus forte. Qui obtient la tuile ?',
    en: '{discarder} discards {tile}. Each of the others makes the strongest claim they can. Who gets the tile?',
  },
  'table.ask.first': {
    fr: 'Vous avez le {wind}. Quelles tuiles défausser d’abord ?',
    en: 'The {wind} is your own wind. Which of these tiles do you discard first?',
  },
  'table.ask.collector': {
    fr: 'Voici les défausses des quatre joueurs. Qui réunit une seule famille ?',
    en: 'Here are the discards of the four players. Who is collecting one suit?',
  },
  'table.ask.plan': {
    fr: 'Voici ce que trois adversaires ont défaussé et exposé. Qui réunit {plan} ?',
    en: 'Here is what three opponents have discarded and exposed. Who is collecting {plan}?',
  },
  'table.ask.isolated': {
    fr: 'Parmi les honneurs, les 1 et les 9, quelles tuiles sont isolées ?',
    en: 'Which of the honours, 1s and 9s are alone?',
  },
  'table.ask.danger': {
    fr: 'Quelles tuiles ne devez-vous pas défausser ?',
    en: 'Which tiles must you not discard?',
  },
  'table.ask.tally': { fr: 'Cette main a-t-elle son compte ?', en: 'Is this hand in order?' },
  'table.ask.enough': {
    fr: 'Avec lesquelles de ces tuiles la main vaut-elle assez pour gagner (8 points) ?',
    en: 'With which of these tiles is the hand worth enough to win (8 points)?',
  },
  'table.how.families': {
    fr: 'Comptez les sortes, et multipliez par le nombre de tuiles de chaque sorte.',
    en: 'Count the kinds, and multiply by the number of tiles of each kind.',
  },
  'table.how.tiles': {
    fr: 'Regardez le dessin, et non le numéro.',
    en: 'Look at the picture, not at the number.',
  },
  'table.how.fills': {
    fr: 'Mettez à part les combinaisons et la paire : le reste montre la tuile qui manque.',
    en: 'Set the groups and the pair aside: what is left shows the tile that is missing.',
  },
  'table.how.complete': {
    fr: 'Rangez chaque main en quatre combinaisons et une paire.',
    en: 'Sort each hand into four groups and a pair.',
  },
  'table.how.reached': {
    fr: 'Le joueur qui lance les dés compte pour 1, et le compte va vers la droite, dans le sens inverse des aiguilles d’une montre.',
    en: 'The player who throws counts as 1, and the count goes to the right, anticlockwise.',
  },
  'table.how.place': {
    fr: 'Le premier coup désigne la place de l’Est, le second le joueur qui prend la tuile du haut de la colonne.',
    en: 'The first throw finds the seat of East, the second the player who takes the top tile of the column.',
  },
  'table.how.wind': {
    fr: 'L’Est est le joueur qui a la première main ; le Sud, l’Ouest et le Nord suivent vers la droite.',
    en: 'East is the player with the first hand; South, West and North follow to the right.',
  },
  'table.how.starter': {
    fr: 'Le premier coup se compte depuis l’Est, le second depuis le joueur désigné par le premier.',
    en: 'The first throw is counted from East, the second from the player whom it reaches.',
  },
  'table.how.passes': {
    fr: 'Après chaque manche, la première main reste où elle est ou passe au joueur de droite.',
    en: 'After each hand the first hand stays where it is or passes to the player on the right.',
  },
  'table.how.breach': {
    fr: 'Le premier coup, compté depuis celui qui a la première main, désigne un joueur. Ce joueur lance aussi les dés, et la somme des deux coups compte les tas de sa muraille.',
    en: 'The first throw, counted from the player with the first hand, reaches a player. That player throws too, and both throws together count the stacks of the wall in front of that player.',
  },
  'table.how.dealt': {
    fr: 'Trois fois de suite, chaque joueur prend deux tas. Ensuite celui qui a la première main prend deux tuiles, et chacun des autres une.',
    en: 'Three times round, each player takes two stacks. Then the player with the first hand takes two tiles, and each of the others one.',
  },
  'table.how.taker': {
    fr: 'Cherchez d’abord qui peut gagner ; puis, dans l’ordre de ces règles, qui peut faire un brelan ou un carré, et si le joueur suivant peut faire une séquence.',
    en: 'Look for a win first, then for a pung, a chow of the next player or a kong, in the order of these rules.',
  },
  'table.how.first': {
    fr: 'Défaussez d’abord les vents isolés des autres joueurs, puis les 1 et les 9 isolés, puis les dragons isolés.',
    en: 'Lone winds of other players go first, then lone 1s and 9s, then lone dragons.',
  },
  'table.how.collector': {
    fr: 'Cherchez la famille rare parmi toutes les défausses, puis le joueur qui n’en a défaussé aucune tuile.',
    en: 'Find the suit that is scarce among all the discards, then the player who has discarded none of it.',
  },
  'table.how.plan': {
    fr: 'Ce qu’un joueur réunit ne se trouve pas parmi ses défausses, et ce qu’il expose en fait partie. Comptez ces tuiles chez chacun des trois adversaires.',
    en: 'What a player collects is not among that player’s discards, and what the player exposes belongs to it. Count for each of the three.',
  },
  'table.how.isolated': {
    fr: 'Comptez les honneurs, les 1 et les 9 isolés. Une tuile est isolée quand la main n’a ni sa pareille ni de quoi commencer une séquence : un 2 ou un 3 de la famille auprès d’un 1, un 7 ou un 8 auprès d’un 9.',
    en: 'Honours, 1s and 9s count. Each must stand alone: no second one in the hand, and beside a 1 no 2 or 3, beside a 9 no 7 or 8 of its suit.',
  },
  'table.how.danger': {
    fr: 'Regardez les combinaisons exposées de cet adversaire : quelles tuiles serviraient à la main qu’elles laissent deviner ?',
    en: 'Look at the opponent’s exposed groups: which tiles could help to complete the hand that they point to?',
  },
  'table.how.tally': {
    fr: 'Quand ce n’est pas à vous de jouer, votre main a treize tuiles. Une combinaison étalée compte pour trois, un carré aussi.',
    en: 'When it is not your turn, your hand has thirteen tiles. A group on the table counts as three, and so does a kong.',
  },
  'table.how.enough': {
    fr: 'Cherchez toutes les tuiles qui complètent la main, puis comptez la main avec chacune.',
    en: 'Find every tile that completes the hand, then count the hand with each of them.',
  },
  'table.ask.wind.east': {
    fr: '{starter} est l’Est. Qui a le {wind} ?',
    en: '{starter} is East. Who has the {wind}?',
  },
  'table.ask.starter.east': {
    fr: '{from} lance {first} ; le joueur désigné lance {second}. Qui est l’Est au début ?',
    en: '{from} throws {first}; the player reached throws {second}. Who is East first?',
  },
  'table.ask.passes.east': {
    fr: '{starter} est l’Est. La manche finit ainsi : {ends}. Qui est ensuite l’Est ? | {starter} est l’Est. Les manches finissent ainsi, dans cet ordre : {ends}. Qui est ensuite l’Est ?',
    en: '{starter} is East. The hand ends like this: {ends}. Who is East next? | {starter} is East. The hands end in turn like this: {ends}. Who is East next?',
  },
  'table.ask.breach.gap': {
    fr: '{starter} lance {total}. Quel tas touche la brèche, à sa droite ?',
    en: '{starter} throws {total}. Which stack lies just to the right of the breach?',
  },
  'table.ask.dealt.east': {
    fr: 'Les murailles sont ouvertes, et {starter} est l’Est. Qui reçoit la tuile {layer} du tas cerclé ?',
    en: 'The walls are open, and {starter} is East. Who is dealt the {layer} tile of the ringed stack?',
  },
  'table.ask.ranked': {
    fr: 'Chacun lance les dés pour savoir qui est l’Est. Qui a le {wind} ?',
    en: 'Each player throws for East. Who has the {wind}?',
  },
  'table.ask.lot': {
    fr: '{from} aligne six tuiles, puis lance {first} et {second}. À la place de qui {player} va-t-il s’asseoir, la sienne comprise ?',
    en: '{from} lines up six tiles, then throws {first} and {second}. Whose seat does {player} take?',
  },
  'table.ask.worth': {
    fr: 'Vent du tour : {round}. Votre vent : {seat}. Pour vous, le {wind} est-il sans honneur, à honneur ou double ?',
    en: 'Round wind: {round}. Your own wind: {seat}. What is the {wind} to you?',
  },
  'table.ask.opened': {
    fr: '{starter} lance {total}. Qui fait la brèche ?',
    en: '{starter} throws {total}. Who makes the breach?',
  },
  'table.ask.opened.east': {
    fr: '{starter} lance {total}. À qui est la muraille que ce coup désigne ?',
    en: '{starter} throws {total}. Whose wall does this throw point to?',
  },
  'table.ask.apart': {
    fr: 'Les murailles sont ouvertes. Carrés déclarés : {kongs}. Des tas mis à part, lequel est le plus loin de la brèche ?',
    en: 'The walls are open. Kongs declared: {kongs}. Of the stacks set apart, which lies farthest from the breach?',
  },
  'table.ask.marker': {
    fr: 'Les murailles sont ouvertes. Carrés déclarés : {kongs}. Sur quel tas retourne-t-on la dernière marque du Tigre ?',
    en: 'The walls are open. Kongs declared: {kongs}. On which stack is the last dora marker turned up?',
  },
  'table.ask.replacement': {
    fr: 'L’image montre les murailles avant la distribution. Tuiles de remplacement déjà prises : {taken}. De quel tas vient la suivante ?',
    en: 'The picture shows the walls before any was taken. Replacement tiles taken already: {taken}. From which stack does the next one come?',
  },
  'table.ask.draws': {
    fr: 'Personne ne gagne. Carrés déclarés : {kongs} ; fleurs et saisons remplacées : {flowers}. Combien de tuiles pioche-t-on encore en tout après la distribution, sans compter les tuiles de remplacement ?',
    en: 'Nobody wins. Kongs declared: {kongs}; flowers and seasons replaced: {flowers}. How many tiles are drawn in all after the deal, not counting replacement tiles?',
  },
  'table.ask.tiger': {
    fr: 'Cette tuile est la marque du Tigre. Quelle tuile est le Tigre (dora) ?',
    en: 'This tile is the dora marker. Which tile is the dora?',
  },
  'table.ask.claimants': {
    fr: '{discarder} défausse {tile}. Qui peut prendre cette tuile ?',
    en: '{discarder} discards {tile}. Who may claim it?',
  },
  'table.ask.across': {
    fr: '{player} expose {laid} avec une défausse de {from}. Où la tuile prise est-elle couchée ?',
    en: '{player} lays out {laid}, claimed from {from}’s discard. Where is the claimed tile laid sideways?',
  },
  'table.ask.giver': {
    fr: '{player} a exposé {laid}. De qui vient la tuile couchée ?',
    en: '{player} has laid out {laid}. Whose discard was the tile laid sideways?',
  },
  'table.how.wind.east': {
    fr: 'À partir de l’Est, vers la droite, s’asseyent le Sud, l’Ouest et le Nord.',
    en: 'From East to the right sit South, West and North.',
  },
  'table.how.starter.east': {
    fr: 'Chaque coup se compte depuis le joueur qui l’a lancé.',
    en: 'The first throw is counted from the player who made it, and so is the second.',
  },
  'table.how.passes.east': {
    fr: 'Après chaque manche, l’Est reste l’Est, ou bien le joueur de droite le devient.',
    en: 'After each hand East stays East, or the player on the right becomes East.',
  },
  'table.how.breach.east': {
    fr: 'Le premier coup, compté depuis l’Est, désigne un joueur. Ce joueur lance aussi les dés, et la somme des deux coups compte les tas de sa muraille.',
    en: 'The first throw, counted from East, reaches a player. That player throws too, and both throws together count the stacks of the wall in front of that player.',
  },
  'table.how.breach.gap': {
    fr: 'Un seul coup sert deux fois : compté depuis l’Est, il désigne la muraille, et il en compte les tas depuis la droite.',
    en: 'One throw serves twice: counted from East it names the wall, and it counts the stacks of that wall from the right.',
  },
  'table.how.dealt.east': {
    fr: 'Trois fois de suite, chaque joueur prend deux tas. Ensuite l’Est prend deux tuiles, et chacun des autres une.',
    en: 'Three times round, each player takes two stacks. Then East takes two tiles, and each of the others one.',
  },
  'table.how.dealt.singly': {
    fr: 'Trois fois de suite, chaque joueur prend deux tas. Ensuite chacun prend une tuile, et l’Est encore une dernière.',
    en: 'Three times round, each player takes two stacks. Then each player takes one tile, and East a last one.',
  },
  'table.how.ranked': {
    fr: 'Le joueur qui lance le plus fort total est l’Est.',
    en: 'The player with the highest throw is East.',
  },
  'table.how.lot': {
    fr: 'Le premier coup désigne la place de l’Est, le second le bout de la rangée d’où l’on distribue les vents, en commençant à droite du lanceur.',
    en: 'The first throw finds the seat of East, the second the end of the row from which the winds are handed out, to the right of the thrower first.',
  },
  'table.how.worth': {
    fr: 'Un vent compte pour vous s’il est celui du tour ou le vôtre.',
    en: 'A wind counts for you if it is that of the round or your own.',
  },
  'table.how.opened': {
    fr: 'Le joueur qui lance compte pour 1, et le compte va vers la droite, dans le sens inverse des aiguilles d’une montre.',
    en: 'The player who throws counts as 1, and the count goes to the right, anticlockwise.',
  },
  'table.how.apart': {
    fr: 'Ce que l’on met à part commence du côté de la brèche où la distribution ne commence pas.',
    en: 'The stacks set apart begin on the side of the breach from which no tile is dealt.',
  },
  'table.how.marker': {
    fr: 'La première marque est sur le troisième tas à droite de la brèche ; chaque carré en ajoute une.',
    en: 'The first marker lies on the third stack to the right of the breach; each kong brings another marker.',
  },
  'table.how.replacement': {
    fr: 'Les tuiles de remplacement ne se prennent pas là où la distribution a commencé.',
    en: 'Replacement tiles are not taken where the deal began.',
  },
  'table.how.draws': {
    fr: 'Des tuiles du jeu, retirez celles qui sont distribuées, celles que personne ne pioche et les tuiles de remplacement.',
    en: 'From all the tiles take away those dealt, those that nobody draws, and the replacement tiles.',
  },
  'table.how.tiger': {
    fr: 'Le dora, ou Tigre, est la tuile qui suit la marque ; après la dernière de la série vient la première.',
    en: 'The dora is the tile after the marker; after the last of its row comes the first.',
  },
  'table.how.claimants': {
    fr: 'Regardez chaque main pour elle-même : la tuile la complète-t-elle ? S’y trouve-t-il deux ou trois tuiles pareilles ? Est-ce la main du joueur suivant, et peut-elle en faire une séquence ?',
    en: 'Look at each hand by itself. Does the tile complete it? Does the hand hold two or three tiles like it? Is it the hand of the next player, and can it make a chow?',
  },
  'table.how.across': {
    fr: 'La place de la tuile couchée dit de qui elle vient.',
    en: 'The place of the tile laid sideways tells whose discard it was.',
  },
  'table.how.giver': {
    fr: 'La place de la tuile couchée dit de qui elle vient.',
    en: 'The place of the tile laid sideways tells whose discard it was.',
  },
  'table.ask.draws.plain': {
    fr: 'Personne ne gagne. Carrés déclarés : {kongs}. Combien de tuiles pioche-t-on encore en tout après la distribution, sans compter les tuiles de remplacement ?',
    en: 'Nobody wins. Kongs declared: {kongs}. How many tiles are drawn in all after the deal, not counting replacement tiles?',
  },
  'table.ask.turn': {
    fr: '{from} défausse. {player} prend la tuile, expose sa combinaison et défausse. À qui est-ce ensuite de jouer ?',
    en: '{from} discards. {player} claims the tile, lays out the group and discards. Whose turn is it next?',
  },
  'table.ask.passed': {
    fr: '{from} défausse, et {player} gagne avec cette tuile. Qui joue encore une fois avant le compte des mains ?',
    en: '{from} discards, and {player} wins with that tile. Who plays once more before the hands are counted?',
  },
  'table.how.turn': {
    fr: 'Après une prise, on continue à droite de celui qui a pris la tuile.',
    en: 'After a claim the turn goes on to the right of the player who took the tile.',
  },
  'table.how.passed': {
    fr: 'Dans ce jeu, on ne saute pas les joueurs placés entre la défausse et le gagnant.',
    en: 'In this game the players between the discard and the win keep their turn.',
  },
} as const satisfies Texts;
