/** Words of the drill that asks how many tiles can still complete a hand. */
import type { Texts } from '../texts.ts';

export const copiesLeft = {
  'copies.title': { fr: 'Combien en reste-t-il ?', en: 'How many are left?' },
  'copies.description': {
    fr: 'Une main prête et les tuiles visibles sur la table : combien de tuiles peuvent encore compléter la main ? La réponse montre chaque exemplaire là où il est.',
    en: 'A ready hand, and all that lies open on the table: how many tiles can still complete the hand? The answer shows every copy where it lies.',
  },
  'copies.needsScript': {
    fr: 'Les tables sont préparées et jugées sur votre appareil, ce qui demande JavaScript. Les leçons sur les attentes se lisent sans lui.',
    en: 'Tables are dealt and judged on your device, and that needs JavaScript. The lessons on waits can be read without it.',
  },
  'copies.ask': {
    fr: 'Combien de tuiles peuvent encore compléter cette main ?',
    en: 'How many tiles can still complete this hand?',
  },
  'copies.left': { fr: 'Exemplaires restants', en: 'Copies left' },
  'copies.seat.right': { fr: 'Joueur de droite', en: 'Player on the right' },
  'copies.seat.across': { fr: 'Joueur d’en face', en: 'Player opposite' },
  'copies.seat.left': { fr: 'Joueur de gauche', en: 'Player on the left' },
  'copies.markers': { fr: 'Tuile retournée sur la muraille', en: 'Tile turned up on the wall' },
  'copies.nothing': { fr: 'Rien encore.', en: 'Nothing yet.' },
  'copies.need': { fr: 'Écrivez un nombre entier.', en: 'Write a whole number.' },
  'copies.right': { fr: 'Juste : il en reste {n}.', en: 'Right: {n} left.' },
  'copies.wrong': {
    fr: 'Non : il en reste {n}, et non {given}.',
    en: 'No: {n} left, not {given}.',
  },
  'copies.count': {
    fr: '4 − {hand} dans la main − {table} sur la table = {left}',
    en: '4 − {hand} in the hand − {table} on the table = {left}',
  },
  'copies.total': { fr: 'En tout : {n}.', en: 'Total: {n}.' },
  'copies.hint.kind': { fr: '{tile} : {count}.', en: '{tile}: {count}.' },
  'copies.kinds': { fr: 'Sortes de tuiles gagnantes', en: 'Kinds of winning tile' },
  'copies.kinds.n': {
    fr: '{n} sorte de tuile gagnante | {n} sortes de tuiles gagnantes',
    en: '{n} kind of winning tile | {n} kinds of winning tile',
  },
  'copies.table': { fr: 'Table', en: 'Table' },
  'copies.table.few': { fr: 'quelques défausses', en: 'a few discards' },
  'copies.table.half': { fr: 'au milieu de la manche', en: 'halfway through the hand' },
  'copies.table.river': { fr: 'toutes les défausses d’une manche', en: 'a whole hand’s discards' },
  'copies.own.hand': { fr: 'Votre main, prête', en: 'Your hand, ready' },
  'copies.own.right': {
    fr: 'À droite : défausses et combinaisons exposées',
    en: 'On the right: discards and exposed groups',
  },
  'copies.own.across': {
    fr: 'En face : défausses et combinaisons exposées',
    en: 'Opposite: discards and exposed groups',
  },
  'copies.own.left': {
    fr: 'À gauche : défausses et combinaisons exposées',
    en: 'On the left: discards and exposed groups',
  },
  'copies.error.too-many-tiles': {
    fr: 'Il y a ici trop de tuiles ou de combinaisons : {count}, pour {most} au plus.',
    en: 'Too many tiles or groups: {count}, where at most {most} can lie.',
  },
  'keys.copies.digits': { fr: 'écrire le nombre', en: 'write the number' },
} as const satisfies Texts;
