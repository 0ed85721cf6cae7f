/** Words of the drill that exchanges tiles before play. */
import type { Texts } from '../texts.ts';

export const exchange = {
  'exchange.title': { fr: 'L’échange du goulasch', en: 'The goulash exchange' },
  'exchange.description': {
    fr: 'Treize tuiles avant un goulasch : choisissez les trois que vous passez au joueur d’en face. Chaque choix est jugé sur la distance entre les dix tuiles gardées et une main prête, sans séquence.',
    en: 'Thirteen tiles before a goulash: choose the three to exchange with the player opposite. Every choice is compared by how far the other ten are from a win without chows.',
  },
  'exchange.needsScript': {
    fr: 'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. La leçon sur le goulasch se lit sans lui.',
    en: 'Hands are dealt and judged on your device, and that needs JavaScript. The lesson on the goulash can be read without it.',
  },
  'exchange.pass': { fr: 'Passer {tile}', en: 'Exchange {tile}' },
  'exchange.ask': {
    fr: 'Pas de séquence cette fois. Quelles {n} tuiles passez-vous au joueur d’en face ?',
    en: 'No chows this time. Which {n} tiles do you exchange with the player opposite?',
  },
  'exchange.passed': { fr: 'À passer : {tiles}.', en: 'To be exchanged: {tiles}.' },
  'exchange.need': { fr: 'Choisissez {n} tuiles à passer.', en: 'Choose {n} tiles to exchange.' },
  'exchange.right': {
    fr: 'Juste : aucun autre choix n’est meilleur.',
    en: 'Right: no other choice is better.',
  },
  'exchange.fewer': {
    fr: 'La distance est la même, mais moins de tuiles vous servent : {copies}. Le meilleur choix : {tiles}.',
    en: 'The distance is the same, but fewer tiles help: {copies}. The best choice: {tiles}.',
  },
  'exchange.further': {
    fr: 'Ce choix augmente la distance de {n} tuile. Le meilleur choix : {tiles}. | Ce choix augmente la distance de {n} tuiles. Le meilleur choix : {tiles}.',
    en: 'That leaves the hand {n} tile further from ready. The best choice: {tiles}. | That leaves the hand {n} tiles further from ready. The best choice: {tiles}.',
  },
  'exchange.left': {
    fr: 'Avec les dix tuiles gardées, la main est {away} ; {copies}. La main la plus proche : {shapes}.',
    en: 'With the ten tiles kept the hand is {away}, with {copies}. Nearest: {shapes}.',
  },
  'exchange.ordinary': { fr: 'des brelans et une paire', en: 'pungs and a pair' },
  'exchange.hint.goal': {
    fr: 'Au mieux, avec les dix tuiles gardées, la main est {away}. La main la plus proche : {shapes}.',
    en: 'At best the ten tiles kept are {away}. Nearest: {shapes}.',
  },
  'exchange.hint.spare': {
    fr: 'Ces tuiles ne servent pas à la main la plus proche : {tiles}.',
    en: 'These tiles are of no use to the nearest hand: {tiles}.',
  },
  'exchange.level.pairs': { fr: 'près d’une main de paires', en: 'near a hand of pairs' },
  'exchange.level.sets': { fr: 'près d’une main de brelans', en: 'near pungs and a pair' },
  'exchange.level.special': {
    fr: 'près d’une autre main spéciale',
    en: 'near another special hand',
  },
  'exchange.own.hand': { fr: 'Vos treize tuiles', en: 'Your thirteen tiles' },
  'exchange.error.not-thirteen': {
    fr: 'Un échange commence avec treize tuiles ; il y en a {count} ici.',
    en: 'An exchange begins with thirteen tiles; there are {count} here.',
  },
  'exchange.error.exposed': {
    fr: 'Avant le jeu, rien n’est exposé : écrivez les tuiles sans combinaisons.',
    en: 'Before play nothing is exposed: write the tiles without groups.',
  },
  'exchange.error.no-win': {
    fr: 'Avant le jeu, aucune tuile n’a gagné : écrivez les treize tuiles seules.',
    en: 'Before play no tile has won: write the thirteen tiles alone.',
  },
  'keys.exchange': { fr: 'Échanger des tuiles', en: 'The goulash exchange' },
  'keys.exchange.digits': {
    fr: 'prendre la tuile de cette place, ou la reposer',
    en: 'take the tile at that place, or put it back',
  },
  'learn.practice.exchange': {
    fr: 'S’exercer à l’échange du goulasch : {level}',
    en: 'Practise the goulash exchange: {level}',
  },
} as const satisfies Texts;
