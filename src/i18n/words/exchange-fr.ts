import type { exchangeEn } from './exchange-en.ts';

/** Les mots de l’échange de tuiles avant le jeu ; mêmes clés que l’anglais. */
export const exchangeFr: Readonly<Record<keyof typeof exchangeEn, string>> = {
  'exchange.title': 'L’échange du goulasch',
  'exchange.description':
    'Treize tuiles avant un goulasch : choisissez les trois qui partent chez le joueur d’en face. Chaque choix est comparé par la distance qui sépare les dix autres d’une victoire sans séquence.',
  'exchange.needsScript':
    'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. La leçon sur le goulasch se lit sans lui.',
  'exchange.hand': 'Main : {tiles}.',
  'exchange.pass': 'Passer {tile}',
  'exchange.ask':
    'Pas de séquence cette fois. Quelles {n} tuiles passez-vous au joueur d’en face ?',
  'exchange.passed': 'À passer : {tiles}.',
  'exchange.need': 'Choisissez {n} tuiles à passer.',
  'exchange.right': 'Juste : aucun choix ne garde plus.',
  'exchange.fewer':
    'La distance est la même, mais moins de tuiles aident. En moins : {copies}. Le mieux : {tiles}.',
  'exchange.further':
    'La main s’éloigne de {n} tuile. Le mieux : {tiles}. | La main s’éloigne de {n} tuiles. Le mieux : {tiles}.',
  'exchange.left': 'Les dix tuiles gardées : {away} ; {copies}. Au plus près : {shapes}.',
  'exchange.ordinary': 'des brelans et une paire',
  'exchange.hint.goal': 'Au mieux, les dix tuiles gardées sont {away}. Au plus près : {shapes}.',
  'exchange.hint.spare': 'Ne servent pas à ce qui est le plus près : {tiles}.',
  'exchange.hint.answer': 'La réponse : {tiles}.',
  'exchange.level.pairs': 'près d’une main de paires',
  'exchange.level.sets': 'près des brelans et d’une paire',
  'exchange.level.special': 'près d’une autre main spéciale',
  'exchange.own.hand': 'Vos treize tuiles',
  'exchange.error.not-thirteen': 'Un échange commence avec treize tuiles ; il y en a {count} ici.',
  'exchange.error.exposed':
    'Avant le jeu, rien n’est exposé : écrivez les tuiles sans combinaisons.',
  'exchange.error.no-win':
    'Avant le jeu, aucune tuile n’a gagné : écrivez les treize tuiles seules.',
  'keys.exchange': 'Échanger des tuiles',
  'keys.exchange.digits': 'prendre la tuile de cette place, ou la reposer',
  'learn.practice.exchange': 'S’exercer à l’échange du goulasch : {level}',
};
