import type { Texts } from '../texts.ts';

export const waitKind = {
  'waitKind.title': { fr: 'Quelle attente ?', en: 'What kind of wait?' },
  'waitKind.description': {
    fr: 'Dites de quelle attente il s’agit : sur la paire, fermée, au bord, des deux côtés, sur deux paires, ou plusieurs à la fois.',
    en: 'Name the wait: pair, closed, edge, two-sided, two pairs, or several of them at once.',
  },
  'waitKind.needsScript': {
    fr: 'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Les leçons sur les attentes se lisent sans lui.',
    en: 'Hands are dealt and judged on your device, and that needs JavaScript. The lessons on waits can be read without it.',
  },
  'waitKind.ask': {
    fr: 'La tuile gagnante : {tile}. Quelle était l’attente de la combinaison ou de la paire qu’elle complète ?',
    en: 'The winning tile: {tile}. Look at the group or pair that it completes: what kind of wait was it before?',
  },
  'waitKind.askReading': {
    fr: 'La tuile gagnante, à sa place : {tile}. De quelle attente s’agit-il ici ?',
    en: 'The winning tile, in its place: {tile}. Which wait is it here?',
  },
  'waitKind.kinds': { fr: 'Les sortes d’attente', en: 'Kinds of wait' },
  'waitKind.several': { fr: 'plusieurs à la fois', en: 'several at once' },
  'waitKind.pickOne': {
    fr: 'Choisissez d’abord une sorte d’attente.',
    en: 'Choose a kind of wait first.',
  },
  'waitKind.wrong': {
    fr: 'Ce n’est pas celle-là. Réponse : {answer}.',
    en: 'Not this one. It is: {answer}.',
  },
  'waitKind.way': { fr: 'La tuile forme ceci : {group}.', en: 'The tile makes this: {group}.' },
  'waitKind.wayOf': {
    fr: 'Façon {at} sur {n}, {name}. La tuile forme ceci : {group}.',
    en: 'Way {at} of {n}, {name}. The tile makes this: {group}.',
  },
  'waitKind.nextWay': { fr: 'Façon suivante', en: 'Next way' },
  'waitKind.hint.ways': {
    fr: 'La tuile trouve place d’une seule façon. | La tuile trouve place de {n} façons.',
    en: 'The tile goes into one kind of place. | The tile goes into {n} kinds of place.',
  },
  'waitKind.hint.held': {
    fr: 'Dans la main, la tuile rejoint ceci : {held}.',
    en: 'In the hand, it joins this: {held}.',
  },
  'waitKind.show': { fr: 'Ce qui est montré', en: 'What is shown' },
  'waitKind.show.tile': { fr: 'la main et sa tuile gagnante', en: 'the hand and its winning tile' },
  'waitKind.show.reading': {
    fr: 'une lecture, la tuile à sa place',
    en: 'one reading, with the tile in it',
  },
  'waitKind.own.tile': { fr: 'Une de ses tuiles gagnantes', en: 'One of its winning tiles' },
  'waitKind.noWinningTile': {
    fr: 'Cette tuile ne complète pas la main : {value}.',
    en: 'This tile does not complete the hand: {value}.',
  },
  'waitKind.noSuchReading': {
    fr: 'La tuile ne forme pas cette combinaison dans la main : {value}.',
    en: 'The tile completes no such group in this hand: {value}.',
  },
} as const satisfies Texts;
