import type { namedEn } from './named-en.ts';

/** Les mots de l’exercice qui nomme les mains spéciales ; mêmes clés que l’anglais. */
export const namedFr: Readonly<Record<keyof typeof namedEn, string>> = {
  'named.title': 'Quelle main spéciale ?',
  'named.description':
    'Une main spéciale, complète ou à une tuile près : dites laquelle, ce qui la complète et sa valeur.',
  'named.needsScript':
    'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Les leçons et la galerie des mains spéciales se lisent sans lui.',
  'named.hand': 'Main : {tiles}.',
  'named.ask.short':
    'Il manque une tuile. Quelle main spéciale peut-elle devenir au mieux, avec quelles tuiles, pour quelle valeur ?',
  'named.ask.complete':
    'La main est complète. De quelle main spéciale s’agit-il, et quelle est sa valeur ?',
  'named.names': 'Les mains spéciales',
  'named.mark': 'Sa valeur',
  'named.points': '{n} point | {n} points',
  'named.need.name': 'Choisissez d’abord le nom d’une main.',
  'named.need.tiles': 'Choisissez les tuiles qui complètent cette main.',
  'named.need.mark': 'Choisissez aussi sa valeur.',
  'named.right': 'Juste : {name}, {n} points.',
  'named.wrong': 'Pas tout à fait. Réponse : {name}, {n} points.',
  'named.waits': 'Ce qui la complète : {tiles}.',
  'named.ordinary': 'une main ordinaire',
  'named.win': '{name} : {n} point en tout | {name} : {n} points en tout',
  'named.win.drawn':
    '{name}, seulement si la tuile est piochée : {n} point en tout | {name}, seulement si la tuile est piochée : {n} points en tout',
  'named.hint.mark': 'Sa valeur : {n} points.',
  'named.hint.fewer': 'C’est l’une de celles-ci : {names}.',
  'named.hint.answer': 'La réponse : {name}.',
  'named.state': 'La main',
  'named.state.short': 'à une tuile près',
  'named.state.complete': 'complète',
  'named.level.all': 'toutes les mains spéciales',
  'named.level.pairs': 'paires et tricots',
  'named.level.runs': 'suites et tuiles isolées',
  'named.level.sets': 'grandes combinaisons',
  'named.own.hand': 'Une main, avec sa dernière tuile ou sans elle',
  'named.error.not-ready': 'Aucune tuile ne complète cette main dans les règles.',
  'named.error.not-named': 'Aucune tuile n’en fait une main spéciale.',
  'keys.named': 'Nommer une main spéciale',
  'keys.named.digits': 'choisir la tuile de ce numéro dans la rangée ouverte',
  'learn.practice.named': 'S’exercer à nommer les mains spéciales : {level}',
};
