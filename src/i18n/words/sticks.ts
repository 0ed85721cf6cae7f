/** A game for money: what hands come to, and the sticks that pay it. */
import type { Texts } from '../texts.ts';

export const sticks = {
  'costs.title': {
    fr: 'Ce que l’on paie au gagnant, en francs',
    en: 'What is paid to the winner, in francs',
  },
  'costs.points': { fr: 'Points', en: 'Points' },
  'costs.discarder': { fr: 'Défausse : son auteur paie', en: 'Discard: its player pays' },
  'costs.others': { fr: 'les deux autres, chacun', en: 'the two others, each' },
  'costs.drawn': { fr: 'Pioche : chacun paie', en: 'Drawn: each pays' },
  'costs.won': { fr: 'et le gagnant reçoit', en: 'and the winner receives' },
  'sticks.stock': {
    fr: 'Les bâtonnets de chaque joueur, et ce qu’ils valent à {francs} fr les 1 000 points',
    en: 'The sticks of each player, and what they are worth at {francs} fr for 1,000 points',
  },
  'sticks.kind': { fr: 'Bâtonnet', en: 'Stick' },
  'sticks.holes': { fr: '{n} trou | {n} trous', en: '{n} hole | {n} holes' },
  'sticks.each': { fr: 'Nombre', en: 'Number' },
  'sticks.francs': { fr: 'Un seul, en francs', en: 'One, in francs' },
  'sticks.total': { fr: 'Ensemble', en: 'Together' },
  'sticks.try': { fr: 'Payer une main', en: 'Pay for a hand' },
  'sticks.opening': { fr: 'Ouverture du calcul', en: 'Opening' },
  'sticks.hand': { fr: 'Main à payer', en: 'Hand to pay for' },
  'sticks.hand.own': { fr: 'de vos points', en: 'of your own points' },
  'sticks.hand.of': { fr: 'de {n} points', en: 'of {n} points' },
  'sticks.points': { fr: 'Ses points', en: 'Its points' },
  'sticks.tariff': { fr: 'Francs les 1 000 points', en: 'Francs for 1,000 points' },
  'sticks.coefficients': { fr: 'Coefficients', en: 'Coefficients' },
  'sticks.coefficients.of': { fr: '{low} et {high}', en: '{low} and {high}' },
  'sticks.how': { fr: 'Tuile gagnante', en: 'Winning tile' },
  'sticks.how.discard': { fr: 'défaussée', en: 'a discard' },
  'sticks.how.drawn': { fr: 'piochée', en: 'drawn' },
  'sticks.wrong': {
    fr: 'Écrivez un nombre entier de points, et un tarif de 0 à {most} francs. Le dernier compte reste ci-dessous.',
    en: 'Write a whole number of points, and a tariff from 0 to {most} francs. The last account stays below.',
  },
  'sticks.cut': {
    fr: 'Aucune main ne compte plus de {n} points.',
    en: 'No hand counts for more than {n} points.',
  },
  'sticks.pays.discarder': { fr: 'Celui qui a défaussé paie', en: 'The discarder pays' },
  'sticks.pays.others': { fr: 'Chacun des deux autres paie', en: 'Each of the two others pays' },
  'sticks.pays.all': { fr: 'Chacun des trois autres paie', en: 'Each of the three others pays' },
  'sticks.receives': {
    fr: 'Le gagnant reçoit {amount} fr.',
    en: 'The winner receives {amount} fr.',
  },
  'sticks.sum': {
    fr: '{points} × {n} = {sum} points',
    en: '{points} × {n} = {sum} points',
  },
  'sticks.none': {
    fr: 'Ces bâtonnets ne font pas un nombre impair de points : le plus petit en vaut {n}.',
    en: 'These sticks make no odd number of points: the smallest is worth {n}.',
  },
  'sticks.short': {
    fr: 'C’est plus que le joueur n’en reçoit au départ, de l’une ou l’autre sorte : faites d’abord de la monnaie, ou notez la dette.',
    en: 'This takes more sticks of some kind than a player starts with: make change first, or write down the debt.',
  },
} as const satisfies Texts;
