/** What every drill says of an answer, and the frame of its questions. */
import type { Texts } from '../texts.ts';

export const answer = {
  'answer.level': { fr: 'Mains', en: 'Hands' },
  'answer.refused': {
    fr: 'Une partie de cette adresse est impossible ({part}) : ',
    en: 'Part of this address is impossible ({part}): ',
  },
  'answer.error.value': {
    fr: '« {value} » n’est pas une valeur possible.',
    en: '“{value}” is not a possible value.',
  },
  'answer.error.missing': { fr: 'sa valeur manque.', en: 'its value is missing.' },
  'answer.correct': { fr: 'Juste.', en: 'Right.' },
  'answer.right': { fr: 'Juste : {answer}.', en: 'Right: {answer}.' },
  'answer.is': { fr: 'La réponse : {answer}.', en: 'The answer: {answer}.' },
  'answer.rightWhy': { fr: 'Juste : {why}', en: 'Right: {why}' },
  'answer.wrongWhy': { fr: 'Non : {why}', en: 'Not so: {why}' },
  'answer.hand': { fr: 'Main : {tiles}.', en: 'Hand: {tiles}.' },
  'answer.ownHand': { fr: 'Votre main : {tiles}.', en: 'Your hand: {tiles}.' },
  'answer.theHand': { fr: 'La main : {tiles}', en: 'The hand: {tiles}' },
  'answer.waitsOn': { fr: 'La main attend {tiles}.', en: 'The hand waits on {tiles}.' },
  'answer.error.not-ready': {
    fr: 'Aucune tuile ne compléterait cette main.',
    en: 'No tile would complete this hand.',
  },
  'own.rules': { fr: 'Règles', en: 'Rules' },
  'own.seat': { fr: 'Votre vent', en: 'Your wind' },
  'own.river': { fr: 'Vos défausses', en: 'Your discards' },
} as const satisfies Texts;
