/** The table seen from above, and what is done before a hand. */
import type { Texts } from '../texts.ts';

export const scene = {
  'scene.title': { fr: 'Préparer la table', en: 'Setting up the table' },
  'scene.description': {
    fr: 'Places, murailles, brèche et distribution, geste après geste, selon cinq jeux de règles. Changez de règles en gardant les dés : les différences se voient aussitôt.',
    en: 'Seats, walls, breach and deal, step by step, under five rule sets. Change the rule set and keep the dice to see at once what differs.',
  },
  'scene.example': {
    fr: 'Un exemple pour chaque jeu de règles, chaque geste avec sa règle.',
    en: 'One example for each rule set, every step with its rule.',
  },
  'scene.rules': { fr: 'Règles', en: 'Rule set' },
  'scene.short.tchou1924': { fr: '1924', en: '1924' },
  'scene.short.vulcain1953': { fr: '1953', en: '1953' },
  'scene.short.encyclopedie': { fr: 'Encycl.', en: 'Encycl.' },
  'scene.short.mcr': { fr: 'Intern.', en: 'Intern.' },
  'scene.short.riichi': { fr: 'Japon', en: 'Japan' },
  'scene.seat': { fr: '{wind} ({player})', en: '{wind} ({player})' },
  'scene.sits.below': { fr: '{seat}, en bas', en: '{seat}, at the bottom' },
  'scene.sits.right': { fr: '{seat}, à droite', en: '{seat}, on the right' },
  'scene.sits.above': { fr: '{seat}, en haut', en: '{seat}, at the top' },
  'scene.sits.left': { fr: '{seat}, à gauche', en: '{seat}, on the left' },
  'scene.lot': { fr: 'Tuiles du tirage des places', en: 'Tiles to draw the seats' },
  'scene.part': { fr: 'Partie', en: 'Part' },
  'scene.part.seats': { fr: 'Places', en: 'Seats' },
  'scene.part.walls': { fr: 'Murailles', en: 'Walls' },
  'scene.part.breach': { fr: 'Brèche', en: 'Breach' },
  'scene.part.deal': { fr: 'Distribution', en: 'Deal' },
  'scene.part.flowers': { fr: 'Fleurs', en: 'Flowers' },
  'scene.part.kong': { fr: 'Début du jeu', en: 'First turns' },
  'scene.play': { fr: 'Lire', en: 'Play' },
  'scene.pause': { fr: 'Pause', en: 'Pause' },
  'scene.step': { fr: 'Geste suivant', en: 'Next step' },
  'scene.back': { fr: 'Geste précédent', en: 'Previous step' },
  'scene.acts': { fr: 'Les gestes', en: 'The steps' },
  'scene.dice': { fr: 'Dés', en: 'Dice' },
  'scene.dice.roll': { fr: 'Tout relancer', en: 'Throw all the dice again' },
  'scene.dice.places': { fr: 'Coups pour les places, {nth}', en: 'Throws for the seats, {nth}' },
  'scene.dice.starter': { fr: 'Coups pour la première main', en: 'Throws for the first hand' },
  'scene.dice.breach': { fr: 'Coups pour la brèche', en: 'Throws for the breach' },
  'scene.die': { fr: 'Dé {n} : {face}', en: 'Die {n}: {face}' },
  'scene.rule': { fr: 'Règle {id}', en: 'Rule {id}' },
  'scene.silent': { fr: 'La source n’en dit rien.', en: 'The source does not say this.' },
  'scene.help': {
    fr: 'Choisissez des règles, puis avancez geste par geste ou laissez défiler. Sous « Dés », chaque dé se règle à la main. L’adresse contient tout et peut être partagée.',
    en: 'Choose a rule set, then go through the steps one by one or let them play. Under “Dice” each die can be set by hand. The address holds the whole table, so you can share it.',
  },
  'scene.keys.play': { fr: 'lire et mettre en pause', en: 'play and pause' },
  'scene.keys.space': { fr: 'Espace', en: 'Space' },
  'scene.left': { fr: 'gauche', en: 'left' },
  'scene.right': { fr: 'droite', en: 'right' },
  'scene.act.begun': {
    fr: 'Voici la table prête. « Lire » montre comment on y arrive, geste par geste.',
    en: 'The table is set up. “Play” shows how it gets there, step by step.',
  },
  'scene.act.seated': {
    fr: 'La source ne dit pas comment on tire les places : ici, A est l’Est.',
    en: 'The source does not say how seats are drawn: A is East.',
  },
  'scene.act.lot.column': {
    fr: '{who} mélange face cachée une tuile de chaque vent et les aligne en colonne.',
    en: '{who} shuffles one tile of each wind face down and lines them up in a column.',
  },
  'scene.act.lot.row': {
    fr: '{who} mélange face cachée six tuiles, les quatre vents, un numéro pair et un numéro impair, et les aligne.',
    en: '{who} shuffles six tiles face down, the four winds, an odd and an even number, and lines them up.',
  },
  'scene.act.throw': { fr: '{who} lance {total}.', en: '{who} throws {total}.' },
  'scene.act.again': {
    fr: '{who} est à égalité et relance : {total}.',
    en: '{who} is level with another player and throws again: {total}.',
  },
  'scene.act.eastSeat': {
    fr: '{who} lance {total} : la place {ofTo} sera celle de l’Est.',
    en: '{who} throws {total}: the seat of {ofTo} will be East’s.',
  },
  'scene.act.firstWind': {
    fr: '{who} lance {total} : {to} prend la première tuile de la colonne.',
    en: '{who} throws {total}: {to} takes the top tile of the column.',
  },
  'scene.act.rowOdd': {
    fr: '{who} lance {total}, un total impair.',
    en: '{who} throws {total}, an odd total.',
  },
  'scene.act.rowEven': {
    fr: '{who} lance {total}, un total pair.',
    en: '{who} throws {total}, an even total.',
  },
  'scene.act.tidy.left': {
    fr: 'On retourne les tuiles et on met les deux numéros aux bouts. On donne les vents à partir du bout gauche.',
    en: 'The tiles are turned up and the two numbers put at the ends. The winds are given out from the left end.',
  },
  'scene.act.tidy.right': {
    fr: 'On retourne les tuiles et on met les deux numéros aux bouts. On donne les vents à partir du bout droit.',
    en: 'The tiles are turned up and the two numbers put at the ends. The winds are given out from the right end.',
  },
  'scene.act.drawWind': { fr: '{who} reçoit {tile}.', en: '{who} gets {tile}.' },
  'scene.act.chooseSeat': {
    fr: '{who} a le total le plus haut et choisit sa place.',
    en: '{who} has the highest total and chooses a seat.',
  },
  'scene.act.sit': {
    fr: '{player} devient l’Est. Le Sud s’assied à sa droite, l’Ouest en face, le Nord à sa gauche.',
    en: '{player} is East. South sits on East’s right, West opposite, North on East’s left.',
  },
  'scene.act.starter': {
    fr: '{who} lance {total}. Le compte s’arrête sur {to}.',
    en: '{who} throws {total}. The count ends at {to}.',
  },
  'scene.act.start': {
    fr: '{player} commence et devient l’Est pour cette manche.',
    en: '{player} begins, and is East for this hand.',
  },
  'scene.act.build': {
    fr: 'Chacun bâtit une muraille de {stacks} tas de deux tuiles : {tiles} tuiles en tout.',
    en: 'Each player builds a wall of {stacks} stacks, two tiles high: {tiles} tiles in all.',
  },
  'scene.act.wall': {
    fr: '{who} lance {total} : la muraille {ofTo} sera ouverte.',
    en: '{who} throws {total}: the wall of {ofTo} is opened.',
  },
  'scene.act.stack': {
    fr: '{who} lance {own}. Avec le premier coup, cela fait {total}.',
    en: '{who} throws {own}. With the first throw that makes {total}.',
  },
  'scene.act.wallAndStack': {
    fr: '{who} lance {total} : la muraille {ofTo} sera ouverte, après autant de tas.',
    en: '{who} throws {total}: the wall of {ofTo} is opened, after as many stacks.',
  },
  'scene.act.breach': {
    fr: '{who} compte {total} tas depuis la {side} de cette muraille.',
    en: '{who} counts {total} stacks from the {side} end of that wall.',
  },
  'scene.act.corner': {
    fr: 'Le compte tourne le coin et s’arrête au tas {stack} de la muraille {ofTo}.',
    en: 'The count goes on round the corner: stack {stack} of the wall of {ofTo}.',
  },
  'scene.act.parted': {
    fr: 'Les murailles s’écartent derrière le dernier tas compté.',
    en: 'The wall is opened just after the last stack counted.',
  },
  'scene.act.loose': {
    fr: 'Le tas est soulevé. Ses deux tuiles se posent sur le tas {low} à {side} de la brèche.',
    en: 'The stack is lifted out. Its two tiles are laid on stack {low} to the {side} of the breach.',
  },
  'scene.act.looseTwo': {
    fr: 'Le tas est soulevé. Ses deux tuiles se posent sur les tas {low} et {high} à {side} de la brèche.',
    en: 'The stack is lifted out. Its two tiles are laid on stacks {low} and {high} to the {side} of the breach.',
  },
  'scene.act.renewed': {
    fr: 'Les deux tuiles détachées ont servi. Les deux suivantes, du même bout, les remplacent.',
    en: 'Both loose tiles have been used. The next two from that end of the walls replace them.',
  },
  'scene.act.apart.none': {
    fr: 'Rien n’est mis à part : la muraille se joue jusqu’à la dernière tuile.',
    en: 'Nothing is set apart: the walls are played to the last tile.',
  },
  'scene.act.apart.last': {
    fr: 'Les {tiles} dernières tuiles à {side} de la brèche restent dans les murailles. Personne ne les pioche.',
    en: 'The last {tiles} tiles at the {side} of the breach stay in the walls. Nobody draws them.',
  },
  'scene.act.apart.own': {
    fr: 'Les {stacks} tas à {side} de la brèche sont mis à part avec les deux tuiles posées dessus : {tiles} tuiles que personne ne pioche.',
    en: 'The {stacks} stacks to the {side} of the breach are set apart with the two tiles on them: {tiles} tiles that nobody draws.',
  },
  'scene.act.apart.replaces': {
    fr: 'Les {stacks} tas à {side} de la brèche sont mis à part : {tiles} tuiles. On n’y prend que les tuiles de remplacement.',
    en: 'The {stacks} stacks to the {side} of the breach are set apart: {tiles} tiles. Only replacement tiles come from there.',
  },
  'scene.act.marker': {
    fr: 'Sur le tas {stack} à {side} de la brèche, on retourne {tile} : le dora est {to}.',
    en: 'On stack {stack} to the {side} of the breach {tile} is turned up: the dora is {to}.',
  },
  'scene.act.take.first': {
    fr: '{who} prend deux tas à {side} de la brèche.',
    en: '{who} takes two stacks from the {side} of the breach.',
  },
  'scene.act.take.next': {
    fr: '{who} prend les deux tas suivants.',
    en: '{who} takes the next two stacks.',
  },
  'scene.act.take.tops': {
    fr: '{who} prend les tuiles du dessus du premier et du troisième des tas restants.',
    en: '{who} takes the top tiles of the first and the third stack left.',
  },
  'scene.act.take.top': {
    fr: '{who} prend une tuile, celle du dessus du tas suivant.',
    en: '{who} takes one tile, the top of the next stack.',
  },
  'scene.act.take.bottom': {
    fr: '{who} prend une tuile, celle du dessous de ce tas.',
    en: '{who} takes one tile, the lower one of that stack.',
  },
  'scene.act.flower': {
    fr: '{who} pose une fleur ou une saison et prend une tuile de remplacement.',
    en: '{who} lays down a flower or a season and takes a replacement tile.',
  },
  'scene.act.flower.down': {
    fr: '{who} pose une fleur face cachée et prend une tuile de remplacement.',
    en: '{who} lays a flower face down and takes a replacement tile.',
  },
  'scene.act.begin': {
    fr: '{who} a {n} tuiles, les autres en ont {others}. La manche commence.',
    en: '{who} holds {n} tiles, the others {others}. The hand begins.',
  },
  'scene.act.kong': {
    fr: '{who} a quatre tuiles pareilles et les étale : un carré (kong) caché de {tiles}.',
    en: '{who} holds four tiles alike and lays them down: a concealed kong of {tiles}.',
  },
  'scene.act.replace.loose': {
    fr: '{who} prend une tuile détachée pour remplacer la quatrième.',
    en: '{who} takes a loose tile to replace the fourth one.',
  },
  'scene.act.replace.top': {
    fr: '{who} prend la tuile de remplacement : le dessus du tas {stack} à {side} de la brèche.',
    en: '{who} takes the replacement tile: the top of stack {stack} to the {side} of the breach.',
  },
  'scene.act.replace.bottom': {
    fr: '{who} prend la tuile de remplacement : le dessous du tas {stack} à {side} de la brèche.',
    en: '{who} takes the replacement tile: the lower one of stack {stack} to the {side} of the breach.',
  },
  'scene.act.discard': { fr: '{who} défausse {tile}.', en: '{who} discards {tile}.' },
  'scene.act.claim': {
    fr: '{who} prend {tile} que {to} vient de défausser, et expose un brelan (pung).',
    en: '{who} claims {tile} that {to} has just discarded, and lays down a pung.',
  },
  'scene.act.passed': {
    fr: 'Le jeu reprend à la droite {ofWho} ; on saute les joueurs placés entre les deux.',
    en: 'Play goes on to the right of {ofWho}; the players between lose their turn.',
  },
  'scene.act.draw': {
    fr: '{who} pioche la tuile suivante à {side} de la brèche.',
    en: '{who} draws the next tile from the {side} of the breach.',
  },
} as const satisfies Texts;
