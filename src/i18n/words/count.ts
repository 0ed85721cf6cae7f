/** "Count the hand" and "Settle the table". */
import type { Texts } from '../texts.ts';

export const count = {
  'keys.count': { fr: 'Compter une main', en: 'Counting a hand' },
  'keys.count.digits': {
    fr: 'cocher la ligne de ce numéro, ou aller à ce chiffre',
    en: 'tick the line of that number, or go to that figure',
  },
  'keys.accounts': { fr: 'Régler les comptes', en: 'Settling the accounts' },
  'keys.accounts.digits': {
    fr: 'aller à la somme de ce numéro',
    en: 'go to the sum of that number',
  },
  'keys.accounts.turn': {
    fr: 'retourner le paiement, ou changer le gain en perte',
    en: 'reverse the payment, or turn the gain into a loss',
  },
  'count.title': { fr: 'Compter la main', en: 'Count the hand' },
  'count.description': {
    fr: 'Une main avec ses combinaisons, son vent et sa tuile gagnante : cochez les lignes du barème de 1924 qui comptent, ou trouvez les points, les fan et le total. La feuille s’ouvre ensuite, ligne par ligne.',
    en: 'A hand with its groups, its wind and its winning tile: which lines of the table of 1924 count, or how many points and fan, and what total? Then the sheet opens, line by line.',
  },
  'count.needsScript': {
    fr: 'Les réponses sont calculées sur votre appareil, ce qui demande JavaScript. Sans lui, les leçons montrent des mains avec leur feuille, et les règles donnent tout le barème.',
    en: 'This drill computes on your device and needs JavaScript. The lessons show hands with their sheets without it, and the rules give the whole table.',
  },
  'count.ask.lines': {
    fr: 'Lesquelles de ces lignes comptent ?',
    en: 'Which of these lines count?',
  },
  'count.ask.figures': { fr: 'Que vaut cette main ?', en: 'What is this hand worth?' },
  'count.level.group': { fr: 'une combinaison', en: 'one group' },
  'count.level.losing': { fr: 'mains qui ont perdu', en: 'hands that lost' },
  'count.level.winning': { fr: 'mains qui ont gagné', en: 'hands that won' },
  'count.level.fan': { fr: 'fan de la main', en: 'fan of the hand' },
  'count.level.limit': { fr: 'mains limites', en: 'limit hands' },
  'count.level.agreed': { fr: 'autres conventions', en: 'other agreements' },
  'accounts.title': { fr: 'Régler les comptes', en: 'Settle the accounts' },
  'accounts.description': {
    fr: 'Quatre scores, un gagnant et la tuile qui l’a fait gagner : dites qui paie qui, et ce que chacun gagne ou perd en tout, selon le jeu de règles que vous choisissez.',
    en: 'Four scores, a winner and the winning tile: who pays whom, and what does each player end up with? Settled by the rule set you choose.',
  },
  'accounts.needsScript': {
    fr: 'Les réponses sont calculées sur votre appareil, ce qui demande JavaScript. Sans lui, les leçons sur le règlement montrent des comptes faits.',
    en: 'This drill computes on your device and needs JavaScript. The lessons on settling show worked accounts without it.',
  },
  'accounts.ask.winner': {
    fr: 'Que paie chaque perdant au gagnant, en {unit} ?',
    en: 'What does each loser pay the winner, in {unit}?',
  },
  'accounts.ask.losers': {
    fr: 'Que se paient les perdants entre eux, en {unit} ?',
    en: 'What do the losers pay each other, in {unit}?',
  },
  'accounts.ask.all': {
    fr: 'Qui paie qui, et combien chacun gagne-t-il ou perd-il en tout, en {unit} ?',
    en: 'Who pays whom, and what does each end up with, in {unit}?',
  },
  'accounts.won.discard': {
    fr: '{winner} gagne avec la tuile que {from} a défaussée.',
    en: '{winner} wins with the tile that {from} discarded.',
  },
  'accounts.won.self': {
    fr: '{winner} gagne avec une tuile piochée.',
    en: '{winner} wins with a tile drawn from the wall.',
  },
  'accounts.fine.full': {
    fr: '{seat} a défaussé la tuile gagnante malgré l’obligation solidaire, et paie l’amende totale.',
    en: '{seat} broke the obligation and discarded the winning tile: full fine.',
  },
  'accounts.fine.half': {
    fr: '{seat} avait défaussé plus tôt, malgré l’obligation solidaire, une tuile que le gagnant a prise, et paie la demi-amende.',
    en: '{seat} earlier broke the obligation with a tile that the winner claimed for a group: half fine.',
  },
  'accounts.fine.liable': {
    fr: '{seat} a défaussé la tuile du dernier brelan de dragons ou de vents, et répond du yakuman.',
    en: '{seat} discarded the tile of the last pung of dragons or winds: liable for the yakuman.',
  },
  'accounts.fine.false-win': {
    fr: '{seat} a annoncé mah-jong et montré une main qui ne peut pas gagner.',
    en: '{seat} has declared mah-jong and shown a hand that may not win.',
  },
  'accounts.pays.francs': { fr: 'Qui paie, en francs', en: 'Who pays, in francs' },
  'accounts.pays.points': { fr: 'Qui paie, en points', en: 'Who pays, in points' },
  'accounts.elsewhere': {
    fr: 'Voici les mêmes points, aux mêmes places, réglés selon chacun des autres jeux de règles, sans convention particulière. Tout est en points. La main n’est pas connue ; selon d’autres règles, elle vaudrait un autre nombre de points.',
    en: 'The same points at the same seats, settled by each of the other rule sets with its usual agreements, in points. The hand itself is not known: under other rules it would be worth a different number of points.',
  },
  'accounts.elsewhere.bare': {
    fr: 'Les amendes, les reprises et les bâtonnets de riichi sont laissés de côté.',
    en: 'Fines, repeats and stakes are left out.',
  },
  'accounts.elsewhere.none': {
    fr: 'Selon ces règles, ce nombre de points est impossible.',
    en: 'These points are impossible here.',
  },
  'accounts.empty': {
    fr: 'Laissez vide ce qui n’est pas payé ; touchez une flèche pour changer le sens du paiement.',
    en: 'Leave blank what is not paid; press the arrow to reverse a payment.',
  },
  'accounts.net': { fr: '{seat}, en tout', en: '{seat}, total' },
  'accounts.cell': { fr: '{from} paie {to}', en: '{from} pays {to}' },
  'accounts.turn': { fr: '{from} paie {to} : changer le sens', en: '{from} pays {to}: reverse it' },
  'accounts.gain': { fr: '{seat} gagne', en: '{seat} gains' },
  'accounts.loss': { fr: '{seat} perd', en: '{seat} loses' },
  'accounts.turnGain': {
    fr: '{seat} gagne : changer en perte',
    en: '{seat} gains: change to a loss',
  },
  'accounts.turnLoss': {
    fr: '{seat} perd : changer en gain',
    en: '{seat} loses: change to a gain',
  },
  'accounts.noNumber.francs': {
    fr: 'Écrivez des sommes en francs, comme {example} : {cells}.',
    en: 'Write sums in francs, such as {example}: {cells}.',
  },
  'accounts.noNumber.points': {
    fr: 'Écrivez des sommes en points, comme {example} : {cells}.',
    en: 'Write sums in points, such as {example}: {cells}.',
  },
  'accounts.nothingYet': { fr: 'Écrivez d’abord les sommes.', en: 'Fill in the sums first.' },
  'accounts.right.francs': { fr: 'Juste, au centime près.', en: 'Right, to the centime.' },
  'accounts.right.points': { fr: 'Juste, au point près.', en: 'Right, to the point.' },
  'accounts.wrong': { fr: '{right} sommes justes sur {n}.', en: '{right} of {n} sums are right.' },
  'accounts.mark.right': { fr: 'juste', en: 'right' },
  'accounts.mark.turned': {
    fr: 'la bonne somme, dans le mauvais sens',
    en: 'the right sum, but the wrong way round',
  },
  'accounts.mark.wrong': { fr: 'vous avez écrit {given}', en: 'you wrote {given}' },
  'accounts.mark.empty': { fr: 'vous n’avez rien écrit', en: 'you wrote nothing' },
  'accounts.mark.follows': {
    fr: 'vous avez écrit {given}, ce qui suit de vos paiements',
    en: 'you wrote {given}, which follows from your payments',
  },
  'accounts.none': { fr: '{one} et {other} : rien', en: '{one} and {other}: nothing' },
  'accounts.hint.high': {
    fr: 'Au coefficient fort : {seats}.',
    en: 'The high coefficient is for {seats}.',
  },
  'accounts.hint.most': { fr: 'Qui doit le plus : {seats}.', en: 'Most is owed by {seats}.' },
  'accounts.hint.differences': {
    fr: 'Différences entre perdants : {sums}.',
    en: 'Differences between losers: {sums}.',
  },
  'accounts.hint.differencesNone': {
    fr: 'Les perdants ne règlent pas entre eux cette fois.',
    en: 'The losers do not settle among themselves here.',
  },
  'accounts.hint.payments': { fr: 'Les paiements : {sums}.', en: 'The payments: {sums}.' },
  'accounts.hint.paymentsNone': { fr: 'Il n’y a rien à payer ici.', en: 'Nothing is paid here.' },
  'accounts.link': { fr: 'Copier le lien vers cette table', en: 'Copy the link to this table' },
  'accounts.level.winner': { fr: 'le gagnant seul', en: 'the winner alone' },
  'accounts.level.losers': { fr: 'les perdants entre eux', en: 'the losers among themselves' },
  'accounts.level.old': { fr: 'l’ancien mode de paiement', en: 'the old mode' },
  'accounts.level.drawn': { fr: 'la tuile piochée', en: 'the winning tile drawn' },
  'accounts.level.fines': { fr: 'les amendes', en: 'fines' },
  'accounts.level.international': {
    fr: 'le gagnant, selon les règles internationales',
    en: 'the winner, under the international rules',
  },
  'accounts.level.east-double': {
    fr: 'le gagnant, l’Est comptant double',
    en: 'the winner, East counting double',
  },
  'accounts.level.with-east': {
    fr: 'tous, l’Est comptant double',
    en: 'everybody, East counting double',
  },
  'accounts.level.capped': { fr: 'mains spéciales et plafond', en: 'special hands and maximum' },
  'accounts.level.goulash': { fr: 'un goulasch avec ses mises', en: 'a goulash with its stakes' },
  'accounts.level.ron': {
    fr: 'le jeu japonais, sur une défausse',
    en: 'the Japanese game, on a discard',
  },
  'accounts.level.tsumo': {
    fr: 'le jeu japonais, la tuile piochée',
    en: 'the Japanese game, the winning tile drawn',
  },
  'accounts.level.sticks': {
    fr: 'le jeu japonais, des bâtonnets sur la table',
    en: 'the Japanese game, sticks on the table',
  },
  'accounts.level.ready': {
    fr: 'le jeu japonais, une manche nulle',
    en: 'the Japanese game, a drawn hand',
  },
  'accounts.level.collected': {
    fr: 'le gagnant, selon l’encyclopédie',
    en: 'the winner, under the encyclopedia’s rules',
  },
  'accounts.level.differences': {
    fr: 'les différences, selon l’encyclopédie',
    en: 'losers’ differences, under the encyclopedia’s rules',
  },
  'accounts.level.whole-table': {
    fr: 'tous, selon l’encyclopédie',
    en: 'everybody, under the encyclopedia’s rules',
  },
  'accounts.level.score-doubled': {
    fr: 'le score de l’Est doublé d’abord',
    en: 'East’s score doubled first',
  },
  'accounts.results.turned': { fr: 'Dans le mauvais sens', en: 'The wrong way round' },
  'accounts.results.wrong': { fr: 'Sommes fausses', en: 'Wrong sums' },
  'accounts.error.winner-pays-himself': {
    fr: 'on ne gagne pas sur sa propre défausse.',
    en: 'nobody wins on their own discard.',
  },
  'accounts.error.tile-without-winner': {
    fr: 'sans gagnant, pas de tuile gagnante.',
    en: 'without a winner there is no winning tile.',
  },
  'accounts.error.impossible-score': {
    fr: 'aucune main ne vaut ce nombre de points.',
    en: 'no hand is worth that many points.',
  },
  'accounts.error.fine-without-loser': {
    fr: 'seul un perdant paie une amende.',
    en: 'only a loser pays a fine.',
  },
  'accounts.error.full-fine-without-tile': {
    fr: 'l’amende totale est pour celui qui a défaussé la tuile gagnante.',
    en: 'the full fine is for the player who discarded the winning tile.',
  },
  'accounts.error.below-minimum': {
    fr: 'une main qui gagne ne vaut jamais si peu.',
    en: 'no hand that wins is worth so little.',
  },
  'accounts.error.fine-without-yakuman': {
    fr: 'on n’est responsable que d’un yakuman.',
    en: 'players are liable for a yakuman alone.',
  },
  'accounts.error.fine-on-cheap-win': {
    fr: 'il n’y a d’amende que pour le gain d’une main de trois fan ou de la limite, et aucune ne vaut ce nombre de points.',
    en: 'a fine is only for the win of a hand of three fan or at the limit, and none is worth that many points.',
  },
} as const satisfies Texts;
