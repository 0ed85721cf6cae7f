/** The first evening's whole hand, beside the words of a table. */
import type { Texts } from '../texts.ts';

export const wholeHand = {
  'wholeHand.title': { fr: 'Une manche entière', en: 'A whole hand' },
  'wholeHand.description': {
    fr: 'Une manche de 1924, entière, contre trois adversaires patients : vous piochez, prenez, défaussez, puis comptez votre gain.',
    en: 'A whole hand of 1924 against three patient opponents: you draw, claim and discard, then count what you won.',
  },
  'wholeHand.needsScript': {
    fr: 'La manche se joue sur cette page, avec JavaScript.',
    en: 'The hand is played on this page, which needs JavaScript.',
  },
  'wholeHand.begin': {
    fr: 'Vous êtes l’Est et vous commencez. Tous les coups permis sont acceptés.',
    en: 'You are East and begin. Any move that the rules allow is accepted.',
  },
  'wholeHand.coach': { fr: 'Un mot sur votre coup', en: 'A word on your move' },
  'wholeHand.takeBack': { fr: 'Reprendre', en: 'Take back' },
  'wholeHand.playOn': { fr: 'Continuer ainsi', en: 'Play on' },
  'wholeHand.said.nine': {
    fr: 'Défaussez d’abord les vents des autres. Un second 9 ferait une paire.',
    en: 'Other players’ winds are discarded first. A second 9 would make a pair.',
  },
  'wholeHand.said.chows': {
    fr: 'Vous aviez deux fois 3-4-5 : deux séquences à garder.',
    en: 'You had 3-4-5 twice: keep both chows.',
  },
  'wholeHand.said.dragons': {
    fr: 'Un brelan de dragons double les points de votre main, et il ne reste qu’un dragon rouge.',
    en: 'A pung of dragons doubles the points of your hand, and only one red dragon is left.',
  },
  'wholeHand.said.pung': {
    fr: 'Vous aviez déjà deux fois 3-4-5. La prise ne vous avance pas : {after} tuiles vous servent, au lieu de {before}.',
    en: 'You already had 3-4-5 twice. The claim brings you no nearer: {after} tiles help instead of {before}.',
  },
  'wholeHand.said.groups': {
    fr: '{wind} montre trois combinaisons d’une même famille. Celui qui défausse la tuile gagnante de cette famille paie pour tous.',
    en: '{wind} shows three groups of one suit. Whoever discards the winning tile of that suit pays for all the losers.',
  },
  'wholeHand.said.danger': {
    fr: 'Vous pouviez défausser {tile} sans risque. {wind} gagne {points} points ; vous payez pour les trois perdants : {net}, ou {unfined} sans l’amende.',
    en: 'You could have discarded {tile} safely. {wind} wins {points} points; you pay for all three: {net}, or {unfined} without the fine.',
  },
  'wholeHand.won.drawn': {
    fr: 'Mah-jong, avec une tuile piochée.',
    en: 'Mah-jong, on a tile you drew.',
  },
  'wholeHand.won.given': {
    fr: 'Mah-jong, sur une défausse {giver}.',
    en: 'Mah-jong, on the discard of {giver}.',
  },
  'wholeHand.count': {
    fr: 'Comptez votre main, ligne par ligne.',
    en: 'Count your hand, line by line.',
  },
  'wholeHand.lost': { fr: 'Ce qui manquait', en: 'What was missing' },
  'wholeHand.lost.ready': {
    fr: 'Vous étiez prêt. Une de ces tuiles vous faisait gagner.',
    en: 'You were ready. One of these would have won.',
  },
  'wholeHand.lost.far': {
    fr: 'Il vous manquait {n} tuile pour être prêt. Celles-ci vous servaient. | Il vous manquait {n} tuiles pour être prêt. Celles-ci vous servaient.',
    en: 'You were {n} tile short of ready. These would have helped. | You were {n} tiles short of ready. These would have helped.',
  },
  'wholeHand.same': { fr: 'La même muraille', en: 'The same wall again' },
  'wholeHand.another': { fr: 'Une autre muraille', en: 'Another wall' },
  'wholeHand.played': {
    fr: 'Vous avez joué une manche de 1924.',
    en: 'You have played a hand of 1924.',
  },
} as const satisfies Texts;
