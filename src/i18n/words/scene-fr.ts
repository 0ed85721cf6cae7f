import type { sceneEn } from './scene-en.ts';

/** La table vue d’en haut, et ce qui précède une manche. */
export const sceneFr: Readonly<Record<keyof typeof sceneEn, string>> = {
  'scene.title': 'Préparer la table',
  'scene.description':
    'Places, murailles, brèche et donne, geste après geste, selon cinq jeux de règles. Changez de règles en gardant les dés : les différences se voient aussitôt.',
  'scene.example': 'Un exemple pour chaque jeu de règles, chaque geste avec sa règle.',
  'scene.rules': 'Règles',
  'scene.short.tchou1924': '1924',
  'scene.short.vulcain1953': '1953',
  'scene.short.encyclopedie': 'Encycl.',
  'scene.short.mcr': 'Intern.',
  'scene.short.riichi': 'Japon',
  'scene.seat': '{wind} ({player})',
  'scene.sits.below': '{seat}, en bas',
  'scene.sits.right': '{seat}, à droite',
  'scene.sits.above': '{seat}, en haut',
  'scene.sits.left': '{seat}, à gauche',
  'scene.held': '{seat} : {n} tuile en main | {seat} : {n} tuiles en main',
  'scene.lot': 'Tuiles du tirage des places',
  'scene.part': 'Partie',
  'scene.part.seats': 'Places',
  'scene.part.walls': 'Murailles',
  'scene.part.breach': 'Brèche',
  'scene.part.deal': 'Donne',
  'scene.part.flowers': 'Fleurs',
  'scene.part.kong': 'Début du jeu',
  'scene.play': 'Lire',
  'scene.pause': 'Pause',
  'scene.step': 'Geste suivant',
  'scene.back': 'Geste précédent',
  'scene.acts': 'Les gestes',
  'scene.dice': 'Dés',
  'scene.dice.roll': 'Tout relancer',
  'scene.dice.places': 'Lancers pour les places, {nth}',
  'scene.dice.starter': 'Lancers pour la première main',
  'scene.dice.breach': 'Lancers pour la brèche',
  'scene.die': 'Dé {n} : {face}',
  'scene.close': 'Fermer',
  'scene.rule': 'Règle {id}',
  'scene.silent': 'La source n’en dit rien.',
  'scene.help':
    'Choisissez des règles, puis avancez geste par geste ou laissez défiler. Sous « Dés », chaque dé se règle à la main. L’adresse contient tout et peut être partagée.',
  'scene.keys.play': 'lire et mettre en pause',
  'scene.keys.space': 'Espace',
  'scene.left': 'gauche',
  'scene.right': 'droite',
  'scene.act.begun': 'Les quatre joueurs ne sont pas encore placés.',
  'scene.act.seated': 'La source ne dit pas comment les places se tirent : A est Est.',
  'scene.act.lot.column':
    '{who} mélange face cachée une tuile de chaque vent et les aligne en colonne.',
  'scene.act.lot.row':
    '{who} mélange face cachée six tuiles, les quatre vents, un nombre pair et un impair, et les aligne.',
  'scene.act.throw': '{who} lance {total}.',
  'scene.act.again': '{who} est à égalité et relance : {total}.',
  'scene.act.eastSeat': '{who} lance {total} : la place de {to} sera celle de l’Est.',
  'scene.act.firstWind': '{who} lance {total} : {to} prend la première tuile de la colonne.',
  'scene.act.rowOdd': '{who} lance {total}, un total impair.',
  'scene.act.rowEven': '{who} lance {total}, un total pair.',
  'scene.act.tidy.left':
    'On retourne les tuiles et on met les deux nombres aux bouts. Les vents se donnent à partir du bout gauche.',
  'scene.act.tidy.right':
    'On retourne les tuiles et on met les deux nombres aux bouts. Les vents se donnent à partir du bout droit.',
  'scene.act.drawWind': '{who} reçoit une tuile : {tile}.',
  'scene.act.chooseSeat': '{who} a le total le plus haut et choisit sa place.',
  'scene.act.sit':
    '{player} devient Est. Sud s’assied à sa droite, Ouest en face, Nord à sa gauche.',
  'scene.act.starterFirst': '{who} lance {total}. Le compte s’arrête sur {to}.',
  'scene.act.starter': '{who} lance {total}. Le compte s’arrête sur {to}.',
  'scene.act.start': '{player} commence et devient Est pour cette manche.',
  'scene.act.build':
    'Chacun bâtit une muraille de {stacks} tas de deux tuiles : {tiles} tuiles en tout.',
  'scene.act.wall': '{who} lance {total} : la muraille de {to} sera ouverte.',
  'scene.act.stack': '{who} lance {own}. Avec le premier lancer, cela fait {total}.',
  'scene.act.wallAndStack':
    '{who} lance {total} : la muraille de {to} sera ouverte, après autant de tas.',
  'scene.act.breach': '{who} compte {total} tas depuis la {side} de cette muraille.',
  'scene.act.corner': 'Le compte tourne le coin : tas {stack} de la muraille de {to}.',
  'scene.act.parted': 'Les murailles s’écartent derrière le dernier tas compté.',
  'scene.act.loose':
    'Le tas est soulevé. Ses deux tuiles se posent sur le tas {low} à {side} de la brèche.',
  'scene.act.looseTwo':
    'Le tas est soulevé. Ses deux tuiles se posent sur les tas {low} et {high} à {side} de la brèche.',
  'scene.act.renewed':
    'Les deux tuiles détachées ont servi. Les deux suivantes, du même bout, les remplacent.',
  'scene.act.apart.none': 'Rien n’est mis à part : la muraille se joue jusqu’à la dernière tuile.',
  'scene.act.apart.last':
    'Les {tiles} dernières tuiles à {side} de la brèche restent dans les murailles. Personne ne les pioche.',
  'scene.act.apart.own':
    'Les {stacks} tas à {side} de la brèche sont mis à part avec les deux tuiles posées dessus : {tiles} tuiles que personne ne pioche.',
  'scene.act.apart.replaces':
    'Les {stacks} tas à {side} de la brèche sont mis à part : {tiles} tuiles. On n’y prend que les tuiles de remplacement.',
  'scene.act.marker':
    'Sur le tas {stack} à {side} de la brèche, une tuile est retournée : {tile}. Elle désigne le dora : {to}.',
  'scene.act.take.first': '{who} prend deux tas à {side} de la brèche.',
  'scene.act.take.next': '{who} prend les deux tas suivants.',
  'scene.act.take.tops':
    '{who} prend les tuiles du dessus du premier et du troisième des tas restants.',
  'scene.act.take.top': '{who} prend une tuile, celle du dessus du tas suivant.',
  'scene.act.take.bottom': '{who} prend une tuile, celle du dessous de ce tas.',
  'scene.act.flower': '{who} pose une fleur ou une saison et prend une tuile de remplacement.',
  'scene.act.flower.down': '{who} pose une fleur face cachée et prend une tuile de remplacement.',
  'scene.act.begin': '{who} a {n} tuiles, les autres {others}. La manche commence.',
  'scene.act.kong':
    '{who} a quatre tuiles pareilles et les pose : un carré (kong) caché de {tile}.',
  'scene.act.replace.loose': '{who} prend une tuile détachée pour remplacer la quatrième.',
  'scene.act.replace.top':
    '{who} prend la tuile de remplacement : le dessus du tas {stack} à {side} de la brèche.',
  'scene.act.replace.bottom':
    '{who} prend la tuile de remplacement : le dessous du tas {stack} à {side} de la brèche.',
  'scene.act.discard': '{who} défausse {tile}.',
  'scene.act.claim':
    '{who} réclame la tuile que {to} vient de défausser, {tile}, et pose un brelan (pung).',
  'scene.act.passed':
    'Le jeu reprend à la droite de {who} ; les joueurs d’entre-deux perdent leur tour.',
  'scene.act.draw': '{who} pioche la tuile suivante à {side} de la brèche.',
};
