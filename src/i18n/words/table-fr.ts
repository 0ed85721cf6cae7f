import type { tableEn } from './table-en.ts';

/** Les questions sur la table ; mêmes clés que l’anglais. */
export const tableFr: Readonly<Record<keyof typeof tableEn, string>> = {
  'keys.table': 'Questions sur la table',
  'keys.table.digits': 'choisir la réponse de ce numéro',
  'table.seats': 'Les quatre places vues d’en haut',
  'table.player': 'joueur',
  'table.sits.below': 'en bas',
  'table.sits.right': 'à droite',
  'table.sits.above': 'en haut',
  'table.sits.left': 'à gauche',
  'table.starter': 'première main',
  'table.throws': 'lance',
  'table.dice': 'dés : {one} et {other}, {total} en tout',
  'table.walls': 'Les quatre murailles vues d’en haut',
  'table.noStack': 'Déplacez le repère le long des murailles',
  'table.stackOf': 'Muraille de {player}, tas {stack} depuis la droite',
  'table.stackRight': 'Un tas vers la droite',
  'table.stackLeft': 'Un tas vers la gauche',
  'table.stackOfFromLeft': 'Muraille de {player}, tas {stack} depuis la gauche',
  'table.stackChoice': 'Le tas à soulever',
  'table.copies': '{kinds} sortes, une tuile de chaque | {kinds} sortes, {n} tuiles de chaque',
  'table.nobody': 'Personne : le joueur suivant pioche',
  'table.right': 'Juste.',
  'table.notYet': 'Ce n’est pas la réponse.',
  'table.solve': 'La réponse',
  'table.mark.right': 'juste',
  'table.mark.missed': 'la réponse',
  'table.mark.wrong': 'pas la réponse',
  'table.family.characters': 'caractères',
  'table.family.circles': 'cercles',
  'table.family.bamboos': 'bambous',
  'table.family.winds': 'vents',
  'table.family.dragons': 'dragons',
  'table.family.flowers': 'fleurs et saisons',
  'table.layer.top': 'du dessus',
  'table.layer.bottom': 'du dessous',
  'table.end.starter-wins': 'celui qui a la première main gagne',
  'table.end.other-wins': 'un autre joueur gagne',
  'table.end.drawn': 'manche nulle',
  'table.end.draw-ready': 'manche nulle avec l’Est prêt',
  'table.end.draw-unready': 'manche nulle sans que l’Est soit prêt',
  'table.end.draw-without-kong': 'manche nulle sans carré',
  'table.end.draw-with-kong': 'manche nulle avec un carré déclaré',
  'table.end.annulled': 'manche annulée',
  'table.ask.families': 'Lesquelles, réunies, font {total} tuiles ?',
  'table.ask.tiles': 'Parmi ces tuiles, lesquelles sont des {family} ?',
  'table.ask.fills': 'Laquelle des tuiles du bas complète la main ?',
  'table.ask.complete': 'Lesquelles de ces mains sont complètes ?',
  'table.ask.reached': '{from} lance {total}. À quelle place arrive le compte ?',
  'table.ask.place':
    '{from} lance {first}, puis {second}. La colonne porte, de haut en bas : {column}. À la place de qui {player} va-t-il ?',
  'table.ask.wind': '{starter} a la première main. Qui a le {wind} ?',
  'table.ask.starter':
    '{from}, à la place de l’Est, lance {first}, puis {second}. Qui reçoit la première main ?',
  'table.ask.passes':
    '{starter} a la première main. Les manches finissent ainsi, dans cet ordre : {ends}. Qui a ensuite la première main ?',
  'table.ask.breach':
    '{starter} lance {first} ; le joueur désigné lance {second}. Quel tas soulève-t-on ?',
  'table.ask.dealt':
    'Les murailles sont ouvertes, et {starter} a la première main. Qui reçoit la tuile {layer} du tas cerclé ?',
  'table.ask.taker':
    '{discarder} défausse cette tuile : {tile}. Chacun la demande s’il peut s’en servir. À qui va-t-elle ?',
  'table.why.sum': '{sum} = {total}.',
  'table.why.ownSum': 'Votre choix fait {sum}.',
  'table.why.family': 'Toutes les sortes, {family} : {tiles}.',
  'table.why.fills': 'Avec le {tile}, la main est : {groups}.',
  'table.why.hand': 'Main {n} : {groups}.',
  'table.why.noHand':
    'Main {n} : elle ne se range pas en quatre combinaisons et une paire, et sept paires ne gagnent pas ici.',
  'table.why.noSpecialHand':
    'Main {n} : elle ne se range pas en quatre combinaisons et une paire, et n’est pas une main spéciale.',
  'table.why.manyChows':
    'Main {n} : quatre combinaisons et une paire, mais plus de séquences que ces règles n’en permettent.',
  'table.why.count': 'On compte vers la droite : {count}.',
  'table.why.reached': 'Le {total} tombe sur {player}.',
  'table.why.firstThrow': 'Premier coup, {total} : {count}.',
  'table.why.secondThrow': 'Second coup, {total}, compté depuis {player} : {count}.',
  'table.why.east': 'L’Est aura donc la place de {player}.',
  'table.why.column':
    'Second coup, {total} : {count}. La tuile du haut est donc pour {player}, et les autres suivent vers la droite.',
  'table.why.drawn': 'On retourne : {winds}.',
  'table.why.place':
    'À partir de l’Est, vers la droite, s’assoient le Sud, l’Ouest et le Nord : {player} va à la place de {seat}.',
  'table.why.winds': 'À partir de celui qui a la première main, vers la droite : {winds}.',
  'table.why.stays': 'Manche {n}, {end} : elle reste à {player}.',
  'table.why.passes': 'Manche {n}, {end} : elle passe à {player}.',
  'table.why.breach': '{sum} : dans la muraille de {breaker}, le tas {stack} depuis la droite.',
  'table.why.corner':
    '{sum}, mais la muraille de {breaker} n’a que {stacks} tas. Le compte tourne le coin, passe dans la muraille de gauche, celle de {player}, et finit au tas {stack}.',
  'table.why.loose':
    'Ses deux tuiles se posent sur le tas de droite. À gauche du vide commence la distribution.',
  'table.why.breachFromLeft':
    '{sum} : dans la muraille de {breaker}, le tas {stack} depuis la gauche.',
  'table.why.cornerToRight':
    '{sum}, mais la muraille de {breaker} n’a que {stacks} tas. Le compte tourne le coin, passe dans la muraille de droite, celle de {player}, et finit au tas {stack}.',
  'table.why.looseOnRoof':
    'Ses deux tuiles se posent une à une sur le {low}ᵉ et le {high}ᵉ tas à gauche du vide. À droite du vide commence la distribution.',
  'table.why.ringed': 'Le tas cerclé est le numéro {stack} à partir de la brèche.',
  'table.why.stacks':
    'Trois fois de suite, chacun prend deux tas, dans l’ordre {order}. La prise numéro {turn} est pour {player}.',
  'table.why.lastTiles':
    'Les tas avant le {low} sont partis. {one} prend le dessus des tas {low} et {high}, {two} le dessous du {low}, {three} le dessus du {mid}, {four} le dessous du {mid}.',
  'table.why.claim': '{player} peut exposer : {groups}.',
  'table.why.win': '{player} peut gagner.',
  'table.why.order':
    'Gagner passe avant le brelan et le carré, et ceux-ci avant la séquence ; de deux gagnants, celui dont le tour est le plus proche.',
  'table.why.orderKongLast':
    'Gagner passe avant le brelan, le brelan avant la séquence, la séquence avant le carré ; de deux gagnants, celui dont le tour est le plus proche.',
  'table.why.taken': '{player} a la tuile, défausse, et le tour repart de là.',
  'table.why.wins': '{player} a la tuile et gagne.',
  'table.why.nobody': 'Personne ne peut la prendre. {player}, le suivant, pioche dans la muraille.',
  'table.title': 'À la table',
  'table.description':
    'Le jeu de tuiles, les mains complètes, les premières défausses, ce que les autres réunissent : une question après l’autre, chacune avec sa raison.',
  'table.needsScript':
    'Cet exercice calcule sur votre appareil et a besoin de JavaScript. Sans lui, les leçons sur la partie montrent des questions sur la table avec leurs réponses.',
  'table.game': 'Règles',
  'table.level.all': 'tout',
  'table.level.set': 'le jeu de tuiles',
  'table.level.hands': 'les mains complètes',
  'table.level.seats': 'les places et les vents',
  'table.level.first-hand': 'la première main',
  'table.level.breach': 'la brèche',
  'table.level.deal': 'la donne',
  'table.level.claims': 'les prises',
  'table.level.discards': 'les défausses',
  'table.level.care': 'votre propre main',
  'table.level.minimum': 'les points pour gagner',
  'table.link': 'Copier le lien de cette question',
  'table.level': 'Sujet',
  'table.results.asked': 'Questions',
  'table.marks': 'Pas tout à fait. Oubli : {missed} ; en trop : {wrong}.',
  'table.hand': 'main {n}',
  'table.neighbour': 'Sur la table de votre voisin',
  'table.ownHand': 'Votre main : {tiles}',
  'table.by.discard': 'La dernière tuile vient d’une défausse.',
  'table.by.self': 'La dernière tuile est piochée dans la muraille.',
  'table.size.small': 'Main courte : une de moins',
  'table.size.regular': 'En règle',
  'table.size.big': 'Main longue : une de trop',
  'table.ask.first': 'Vous avez le {wind}. Quelles tuiles défausser d’abord ?',
  'table.ask.collector': 'Voici les défausses des quatre joueurs. Qui réunit une seule famille ?',
  'table.ask.isolated': 'Quels honneurs, 1 et 9 sont isolés ?',
  'table.ask.danger': 'Quelles tuiles ne devez-vous pas défausser ?',
  'table.ask.tally': 'Cette main est-elle en règle ?',
  'table.ask.enough': 'Avec lesquelles de ces tuiles la main vaut-elle assez pour gagner ?',
  'table.how.families':
    'Comptez les sortes, et multipliez par le nombre de tuiles de chaque sorte.',
  'table.how.tiles': 'Regardez le dessin, et non le numéro.',
  'table.how.fills':
    'Mettez à part les combinaisons et la paire : le reste montre la tuile qui manque.',
  'table.how.complete': 'Rangez chaque main en quatre combinaisons et une paire.',
  'table.how.reached':
    'Le joueur qui lance les dés compte pour 1, et le compte va vers la droite, dans le sens inverse des aiguilles d’une montre.',
  'table.how.place':
    'Le premier coup désigne la place de l’Est, le second le joueur qui prend la tuile du haut de la colonne.',
  'table.how.wind':
    'L’Est est le joueur qui a la première main ; le Sud, l’Ouest et le Nord suivent vers la droite.',
  'table.how.starter':
    'Le premier coup se compte depuis l’Est, le second depuis le joueur désigné par le premier.',
  'table.how.passes':
    'Après chaque manche la première main reste où elle est ou passe au joueur de droite.',
  'table.how.breach':
    'Le premier coup, compté depuis celui qui a la première main, désigne un joueur. Ce joueur lance aussi les dés, et la somme des deux coups compte les tas de sa muraille.',
  'table.how.dealt':
    'Trois fois de suite, chaque joueur prend deux tas. Ensuite celui qui a la première main prend deux tuiles, et chacun des autres une.',
  'table.how.taker':
    'Cherchez d’abord qui gagne, puis qui a un brelan, une séquence au tour suivant ou un carré, dans l’ordre de ces règles.',
  'table.how.first':
    'Défaussez d’abord les vents isolés des autres joueurs, puis les 1 et les 9 isolés, puis les dragons isolés.',
  'table.how.collector':
    'Cherchez la famille rare parmi toutes les défausses, puis le joueur qui n’en a défaussé aucune tuile.',
  'table.how.isolated':
    'Comptez les honneurs, les 1 et les 9. Chacun doit être seul : pas de second dans la main et, dans sa famille, ni 2 ni 3 auprès d’un 1, ni 7 ni 8 auprès d’un 9.',
  'table.how.danger':
    'Regardez les combinaisons sur la table de votre voisin : quelles tuiles serviraient la main qu’elles annoncent ?',
  'table.how.tally':
    'Quand ce n’est pas à vous de jouer, votre main a treize tuiles. Une combinaison étalée compte pour trois, un carré aussi.',
  'table.how.enough':
    'Cherchez toutes les tuiles qui complètent la main, puis comptez la main avec chacune.',
  'table.why.familySize': '{n} tuiles : {family}.',
  'table.why.howMany': 'Il y en a une à trouver. | Il y en a {n} à trouver.',
  'table.why.fillsWhole': 'Avec le {tile}, la main est complète.',
  'table.why.wholeHand': 'Main {n} : complète.',
  'table.why.countTo': 'Comptez jusqu’à {total} en commençant par {player}.',
  'table.why.rounds':
    'Quatre coups ramènent à la même place : le {total} tombe où tombe le {n}, compté depuis {player}.',
  'table.why.eastIs': 'L’Est est {player}.',
  'table.why.staysAfter': 'Elle reste si la manche finit ainsi : {ends}.',
  'table.why.begins': 'Elle est d’abord à {player}.',
  'table.why.countStacks':
    '{sum} : on compte autant de tas dans la muraille de {breaker}, depuis la droite.',
  'table.why.countFromLeft':
    '{sum} : on compte autant de tas dans la muraille de {breaker}, depuis la gauche.',
  'table.why.dealOrder': 'L’ordre des prises : {order}.',
  'table.why.tooCheap':
    'La main de {player} serait complète, mais elle vaudrait moins de {least} points : elle ne gagne pas.',
  'table.why.noClaim': 'Personne ne gagne avec elle, et personne n’en a deux pareilles.',
  'table.why.loneWinds': 'On défausse d’abord les vents isolés des autres joueurs.',
  'table.why.loneEnds': 'Aucun vent isolé d’un autre joueur : on défausse les 1 et les 9 isolés.',
  'table.why.loneDragons': 'Les seules tuiles isolées sont des dragons.',
  'table.why.collects': '{player} n’a pas défaussé de {family}.',
  'table.why.isolated': '{n} tuile est isolée. | {n} tuiles sont isolées.',
  'table.why.played': 'Il en faut {least} : la manche se joue.',
  'table.why.annulled': 'Vous pouvez faire annuler la manche.',
  'table.danger.one-series':
    'Trois combinaisons exposées d’une famille : toutes ses tuiles sont dangereuses.',
  'table.danger.honours': 'Deux brelans ou carrés de dragons : le troisième dragon est dangereux.',
  'table.danger.winds': 'Trois brelans ou carrés de vents : le quatrième vent est dangereux.',
  'table.why.inHand': 'Tuiles en main : {n}. Combinaisons étalées : {count}.',
  'table.why.tally':
    '{n} tuile en main, une combinaison étalée comptant pour trois. | {n} tuiles en main, une combinaison étalée comptant pour trois.',
  'table.why.worth': '{tile} : {n} point. | {tile} : {n} points.',
  'table.hint.answer': 'La réponse : {answer}.',
  'table.error.no-such-total': 'aucune famille ne fait ce nombre de tuiles.',
  'table.error.nothing-to-find': 'rien n’y répond à la question.',
  'table.error.not-dealt': 'personne ne reçoit cette tuile.',
  'table.error.missing-hand': 'la main de ce joueur manque.',
  'table.error.hand-of-the-discarder': 'la main de celui qui défausse n’est pas demandée.',
  'table.error.too-many-on-the-table': 'il y a plus de tuiles d’une sorte que dans le jeu.',
  'table.error.wind-decides': 'un vent que la question ne dit pas décide si elle gagne.',
  'table.error.not-in-these-rules': 'ces règles ne le connaissent pas.',
  'table.error.no-threat': 'ces combinaisons ne menacent de rien.',
  'table.error.not-on-the-table': 'seules des combinaisons sont sur la table.',
  'table.starterEast': 'Est',
  'table.openedAt': 'Les quatre murailles vues d’en haut. La brèche : {stack}',
  'table.die': 'un dé : {n}',
  'table.discards': 'défausse',
  'table.lays': 'expose',
  'table.wins': 'gagne',
  'table.marker': 'Marque du Tigre : {tile}',
  'table.side.left': 'gauche',
  'table.side.middle': 'milieu',
  'table.side.right': 'droite',
  'table.lies.left': 'à gauche',
  'table.lies.middle': 'au milieu',
  'table.lies.right': 'à droite',
  'table.kind.plain': 'sans honneur',
  'table.kind.honour': 'à honneur',
  'table.kind.double': 'double',
  'table.laid.chow': 'une séquence',
  'table.laid.pung': 'un brelan',
  'table.laid.kong': 'un carré',
  'table.laidLook': '{laid}, avec une tuile couchée {lies}',
  'table.draws': '{n} pioche | {n} pioches',
  'table.end.eastWins': 'l’Est gagne',
  'table.ask.wind.east': '{starter} est Est. Qui a le {wind} ?',
  'table.ask.starter.east':
    '{from} lance {first} ; le joueur désigné lance {second}. Qui est Est le premier ?',
  'table.ask.passes.east':
    '{starter} est Est. Les manches finissent ainsi, dans cet ordre : {ends}. Qui est ensuite l’Est ?',
  'table.ask.breach.gap':
    '{starter} lance {total}. Quel est le dernier tas qui reste à droite de la brèche ?',
  'table.ask.dealt.east':
    'Les murailles sont ouvertes, et {starter} est Est. Qui reçoit la tuile {layer} du tas cerclé ?',
  'table.ask.ranked': 'Chacun lance. Qui a le {wind} ?',
  'table.ask.lot':
    '{from} aligne six tuiles, puis lance {first} et {second}. À la place de qui {player} va-t-il ?',
  'table.ask.worth': 'Vent du tour : {round}. Votre vent : {seat}. Qu’est pour vous le {wind} ?',
  'table.ask.opened': '{starter} lance {total}. Dans la muraille de qui fait-on la brèche ?',
  'table.ask.apart':
    'Les murailles sont ouvertes. Carrés déclarés : {kongs}. Quel est le dernier des tas mis à part ?',
  'table.ask.marker':
    'Les murailles sont ouvertes. Carrés déclarés : {kongs}. Sur quel tas retourne-t-on la dernière marque du Tigre ?',
  'table.ask.replacement':
    'Les murailles sont ouvertes. Tuiles de remplacement déjà prises : {taken}. De quel tas vient la suivante ?',
  'table.ask.draws':
    'Personne ne gagne. Carrés déclarés : {kongs} ; fleurs et saisons remplacées : {flowers}. Combien de tuiles pioche-t-on à son tour après la donne ?',
  'table.ask.tiger': 'Cette tuile est la marque du Tigre. Quelle tuile est le Tigre (dora) ?',
  'table.ask.claimants': '{discarder} défausse cette tuile : {tile}. Qui peut la demander ?',
  'table.ask.across':
    '{player} expose {laid} avec une défausse de {from}. Où la tuile prise est-elle couchée ?',
  'table.ask.giver': '{player} a exposé {laid}. De qui vient la tuile couchée ?',
  'table.how.wind.east':
    'À partir de l’Est, vers la droite, s’assoient le Sud, l’Ouest et le Nord.',
  'table.how.starter.east': 'Chaque coup se compte depuis le joueur qui l’a lancé.',
  'table.how.passes.east':
    'Après chaque manche, l’Est reste Est, ou bien le joueur de droite devient Est.',
  'table.how.breach.east':
    'Le premier coup, compté depuis l’Est, désigne un joueur. Ce joueur lance aussi les dés, et la somme des deux coups compte les tas de sa muraille.',
  'table.how.breach.gap':
    'Un seul coup sert deux fois : compté depuis l’Est, il désigne la muraille, et il en compte les tas depuis la droite.',
  'table.how.dealt.east':
    'Trois fois de suite, chaque joueur prend deux tas. Ensuite l’Est prend deux tuiles, et chacun des autres une.',
  'table.how.dealt.singly':
    'Trois fois de suite, chaque joueur prend deux tas. Ensuite chacun prend une tuile, et l’Est encore une dernière.',
  'table.how.ranked': 'Le joueur qui lance le plus fort total est l’Est.',
  'table.how.lot':
    'Le premier coup désigne la place de l’Est, le second le bout de la rangée d’où l’on distribue les vents, en commençant à droite du lanceur.',
  'table.how.worth': 'Un vent compte pour vous s’il est celui du tour ou le vôtre.',
  'table.how.opened':
    'Le joueur qui lance compte pour 1, et le compte va vers la droite, dans le sens inverse des aiguilles d’une montre.',
  'table.how.apart':
    'Ce que l’on met à part commence du côté de la brèche où la donne ne commence pas.',
  'table.how.marker':
    'La première marque est sur le troisième tas à droite de la brèche ; chaque carré en ajoute une.',
  'table.how.replacement':
    'Les tuiles de remplacement ne se prennent pas là où la donne a commencé.',
  'table.how.draws':
    'Du jeu entier, retirez les tuiles distribuées, celles que personne ne pioche et les tuiles de remplacement.',
  'table.how.tiger':
    'Le Tigre est la tuile qui suit la marque ; après la dernière de la série vient la première.',
  'table.how.claimants':
    'Regardez chaque main pour elle-même : gagner, en avoir deux ou trois pareilles, ou une séquence pour le joueur suivant.',
  'table.how.across': 'La place de la tuile couchée dit de qui elle vient.',
  'table.how.giver': 'La place de la tuile couchée dit de qui elle vient.',
  'table.why.windsFromEast': 'À partir de l’Est, vers la droite : {winds}.',
  'table.why.staysEastAfter': 'L’Est reste Est si la manche finit ainsi : {ends}.',
  'table.why.staysEast': 'Manche {n}, {end} : {player} reste Est.',
  'table.why.becomesEast': 'Manche {n}, {end} : {player} devient Est.',
  'table.why.tidied': 'Les deux chiffres passent aux bouts : {tiles}.',
  'table.why.fromOdd':
    'Second coup, {total}, impair : on distribue les vents depuis la {side}, du côté du chiffre impair, et {player} reçoit le premier.',
  'table.why.fromEven':
    'Second coup, {total}, pair : on distribue les vents depuis la {side}, du côté du chiffre pair, et {player} reçoit le premier.',
  'table.why.ranking': 'Du plus fort coup au plus faible : {order}.',
  'table.why.ranksSeats': 'Est, Sud, Ouest et Nord dans cet ordre : {player} a le {wind}.',
  'table.why.ranksEast': 'Le joueur qui a lancé le plus fort total est l’Est : {player}.',
  'table.why.wallOf': 'La brèche se fait dans la muraille de {player}.',
  'table.why.breachGap':
    'Dans la muraille de {breaker}, on compte {total} tas depuis la droite. Ils restent là, et l’on pousse les autres vers la gauche.',
  'table.why.headLeft': 'À gauche de la brèche commence la donne.',
  'table.why.looseApart':
    'Ses deux tuiles se posent une à une sur le {low}ᵉʳ et le {high}ᵉ tas à droite du vide. À gauche du vide commence la donne.',
  'table.why.lastSingly':
    'Les tas avant le {low} sont partis. Une tuile chacun : {one} le dessus du {low}, {two} le dessous du {low}, {three} le dessus du {mid}, {four} le dessous du {mid}, et encore {one} le dessus du {high}.',
  'table.why.tailStack':
    'Le numéro {nth} à partir de la brèche est le tas {stack} de la muraille de {player}.',
  'table.why.hill': 'La colline : les deux tuiles détachées et les {n} tas voisins de la brèche.',
  'table.why.treasure':
    'Le Trésor : deux tas pour les remplacements, un par marque ({count}), et quatre de plus. Cela fait {n} tas à côté de la brèche.',
  'table.why.markers':
    'La première marque est sur le tas {n} à partir de la brèche, chaque carré ajoute la suivante : marques retournées, {count}.',
  'table.why.behindHill':
    'On les prend derrière la colline, à partir du tas {n}, deux par tas. Celle-ci est la numéro {nth}.',
  'table.why.inTreasure':
    'On les prend dans les deux tas voisins de la brèche, la tuile du dessus avant celle du dessous. Celle-ci est la numéro {nth}.',
  'table.why.looseFirst':
    'Les deux tuiles détachées partent d’abord, puis les tas à partir du vide, deux tuiles par tas. Celle-ci est la numéro {nth}.',
  'table.why.drawsAtFirst':
    '{total} tuiles, moins 53 distribuées et {n} que personne ne pioche : {left}.',
  'table.why.twoFewer':
    'Le carré enlève deux pioches : sa tuile de remplacement, et une tuile de plus qui reste. | Chacun des {n} carrés enlève deux pioches : sa tuile de remplacement, et une tuile de plus qui reste.',
  'table.why.oneFewer':
    'Le carré prend une tuile de remplacement. | Les {n} carrés prennent chacun une tuile de remplacement.',
  'table.why.flowersFewer':
    'Une fleur ou saison prend aussi une tuile de remplacement. | {n} fleurs ou saisons prennent chacune une tuile de remplacement.',
  'table.why.drawsLeft': 'Il en reste {n} à piocher.',
  'table.why.markerRow': 'La série : {tiles}, et l’on recommence. La marque : {tile}.',
  'table.why.across':
    '{player} est assis là où la tuile l’indique, vu de {seat} : elle est {lies}.',
  'table.why.windPlain': 'Le {wind} n’est ni celui du tour ni le vôtre.',
  'table.why.windHonour': 'Le {wind} est celui du tour ou le vôtre, et non les deux.',
  'table.why.windDouble': 'Le {wind} est celui du tour et aussi le vôtre.',
  'table.why.roundIs': 'Le {wind} est celui du tour.',
  'table.why.roundIsNot': 'Le {wind} n’est pas celui du tour.',
  'table.level.east': 'qui est Est ensuite',
  'table.level.treasure': 'le Trésor',
  'table.level.hill': 'la colline',
  'table.level.melds': 'la tuile couchée',
  'table.error.thrown-again': 'des joueurs y sont à égalité et relancent.',
  'table.error.not-six-tiles': 'la rangée demande les quatre vents, un chiffre pair et un impair.',
  'table.why.noRole':
    'La main de {player} serait complète, mais elle n’a pas de rôle : elle ne gagne pas.',
  'table.ask.draws.plain':
    'Personne ne gagne. Carrés déclarés : {kongs}. Combien de tuiles pioche-t-on à son tour après la donne ?',
  'table.ask.turn':
    '{from} défausse. {player} prend la tuile, expose sa combinaison et défausse. À qui est-ce ensuite de jouer ?',
  'table.ask.passed':
    '{from} défausse, et {player} gagne avec cette tuile. Qui joue encore une fois avant le compte des mains ?',
  'table.how.turn': 'Après une prise, le tour reprend à droite de celui qui a pris la tuile.',
  'table.how.passed':
    'Dans ce jeu, les joueurs placés entre la défausse et le gagnant gardent leur tour.',
  'table.why.passedOver': 'Joueurs sautés entre les deux : {order}.',
  'table.why.nonePassed': 'Personne n’est placé entre les deux dans l’ordre du jeu.',
  'table.why.turnGoesOn': 'Le tour reprend à droite de {player} : {seat}.',
  'table.why.playOnceMore':
    'Ils ne perdent pas leur tour : chacun pioche et défausse encore une fois.',
  'table.why.looseRenewed':
    'Les deux tuiles détachées partent l’une après l’autre, la plus proche du vide d’abord ; quand elles sont parties, on en pose deux autres. Celle-ci est la numéro {nth}.',
  'walk.label': 'À cette table, {n} geste à faire. | À cette table, {n} gestes à faire.',
  'walk.count': '{at} sur {all}',
  'walk.table': 'La table',
  'walk.restart': 'Depuis le début',
  'walk.here': 'C’est ici',
  'walk.refused': '{answer} : ce n’est pas cela.',
  'walk.claim': '{player} prend la tuile et expose : {group}.',
  'walk.paper.seats': 'Autour de la table, vers la droite : {players}.',
  'walk.paper.thrown': '{player} lance {total}.',
  'walk.paper.breach': 'La brèche : {stack}.',
  'walk.paper.ringed': 'Le tas cerclé est le numéro {n} à partir de la brèche.',
  'walk.done': 'Tout est fait.',
};
