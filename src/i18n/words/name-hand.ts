/** Words of the drill that names special hands. */
import type { Texts } from '../texts.ts';

export const nameHand = {
  'named.title': { fr: 'Quelle main spéciale ?', en: 'Name that hand' },
  'named.description': {
    fr: 'Une main spéciale, complète ou à laquelle il manque une tuile : dites laquelle, ce qui la complète et sa valeur.',
    en: 'A special hand, complete or one tile short: say which one it is, what completes it and what it is worth.',
  },
  'named.needsScript': {
    fr: 'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Les leçons et la galerie des mains spéciales se lisent sans lui.',
    en: 'Hands are dealt and judged on your device, and that needs JavaScript. The lessons and the gallery of special hands can be read without it.',
  },
  'named.ask.short': {
    fr: 'Il manque une tuile : nommez la main, ses tuiles gagnantes et sa valeur.',
    en: 'One tile short: name the hand, the tiles that complete it and its value.',
  },
  'named.ask.complete': {
    fr: 'Quelle main spéciale est-ce, et que vaut-elle ?',
    en: 'The hand is complete: which special hand is it, and what is it worth?',
  },
  'named.best': {
    fr: 'La meilleure main est celle qui rapporte le plus, doublements compris.',
    en: 'The best hand is the one that scores most, doubles included.',
  },
  'named.names': { fr: 'Les mains spéciales', en: 'Special hands' },
  'named.mark': { fr: 'Valeur de la main avant les doublements', en: 'Its value before doubles' },
  'named.need.name': {
    fr: 'Choisissez d’abord le nom d’une main.',
    en: 'Choose the name of a hand first.',
  },
  'named.need.tiles': {
    fr: 'Choisissez les tuiles qui complètent cette main.',
    en: 'Choose the tiles that complete this hand.',
  },
  'named.need.mark': { fr: 'Choisissez aussi sa valeur.', en: 'Choose its value as well.' },
  'named.right': { fr: 'Juste : {name}, {n} points.', en: 'Right: {name}, {n} points.' },
  'named.wrong': {
    fr: 'Pas tout à fait. Réponse : {name}, {n} points.',
    en: 'Not quite. It is: {name}, {n} points.',
  },
  'named.waits': { fr: 'Ce qui complète la main : {tiles}.', en: 'What completes it: {tiles}.' },
  'named.ordinary': { fr: 'une main ordinaire', en: 'an ordinary hand' },
  'named.win': {
    fr: '{name} : {n} point en tout | {name} : {n} points en tout',
    en: '{name}: {n} point in total | {name}: {n} points in total',
  },
  'named.win.drawn': {
    fr: '{name}, seulement si la tuile est piochée : {n} point en tout | {name}, seulement si la tuile est piochée : {n} points en tout',
    en: '{name}, only if self-drawn: {n} point in total | {name}, only if self-drawn: {n} points in total',
  },
  'named.hint.mark': { fr: 'Valeur de la main : {n} points.', en: 'Its value: {n} points.' },
  'named.hint.fewer': {
    fr: 'C’est l’une de ces mains : {names}.',
    en: 'It is one of these: {names}.',
  },
  'named.state': { fr: 'La main', en: 'The hand' },
  'named.state.short': { fr: 'il manque une tuile', en: 'one tile short' },
  'named.state.complete': { fr: 'complète', en: 'complete' },
  'named.level.all': { fr: 'toutes les mains spéciales', en: 'all special hands' },
  'named.level.pairs': {
    fr: 'paires, mains à plusieurs familles',
    en: 'pairs, hands of several suits',
  },
  'named.level.runs': { fr: 'suites et tuiles isolées', en: 'runs and single tiles' },
  'named.level.sets': { fr: 'brelans et carrés', en: 'pungs and kongs' },
  'named.own.hand': {
    fr: 'Une main, avec ou sans sa tuile gagnante',
    en: 'A hand, with its winning tile or without it',
  },
  'named.error.not-ready': {
    fr: 'Selon ces règles, aucune tuile ne complète cette main.',
    en: 'No tile completes this hand under these rules.',
  },
  'named.error.not-named': {
    fr: 'Aucune tuile n’en fait une main spéciale.',
    en: 'No tile makes a special hand of this one.',
  },
  'keys.named': { fr: 'Nommer une main spéciale', en: 'Name that hand' },
  'keys.named.digits': {
    fr: 'choisir la tuile de ce numéro dans la rangée ouverte',
    en: 'choose the tile of that number in the open row',
  },
  'learn.practice.named': {
    fr: 'S’exercer à nommer les mains spéciales : {level}',
    en: 'Practise naming special hands: {level}',
  },
} as const satisfies Texts;
