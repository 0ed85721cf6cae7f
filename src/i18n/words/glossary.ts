/** The words of the glossary’s page. */
import type { Texts } from '../texts.ts';

export const glossary = {
  'glossary.description': {
    fr: 'Les mots des leçons, en français et en anglais, avec ceux des sources, du chinois et du japonais.',
    en: 'The words of the lessons, in English and in French, with what the sources call them, and in Chinese and Japanese.',
  },
  'glossary.search': {
    fr: 'Chercher un mot, en français, anglais, chinois ou japonais',
    en: 'Find a word, English, French, Chinese or Japanese',
  },
  'glossary.words': { fr: 'Les mots des cinq textes', en: 'The words of the five texts' },
  'glossary.words.lede': {
    fr: 'Chaque ligne part d’un mot des leçons et donne celui de chacun des cinq textes. Un tiret signale que le texte n’a pas de mot pour cela.',
    en: 'Each line starts from a word of the lessons and gives the one each of the five texts uses. A dash means that the text has no word for it.',
  },
  'glossary.words.ours': { fr: 'Dans les leçons', en: 'In the lessons' },
  'glossary.inOther': { fr: 'En anglais : {term}', en: 'In French: {term}' },
  'glossary.chinese': { fr: 'Chinois', en: 'Chinese' },
  'glossary.japanese': { fr: 'Japonais', en: 'Japanese' },
  'glossary.lesson': { fr: 'Expliqué dans', en: 'Explained in' },
  'glossary.topic': { fr: 'Comparé dans', en: 'Compared under' },
  'glossary.letters': { fr: 'Lettres', en: 'Letters' },
  'glossary.waitsOn': { fr: 'attend', en: 'waits on' },
} as const satisfies Texts;
