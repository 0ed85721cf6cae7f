import type { glossaryEn } from './glossary-en.ts';

/** Les mots de la page du glossaire ; mêmes clés que l’anglais. */
export const glossaryFr: Readonly<Record<keyof typeof glossaryEn, string>> = {
  'glossary.title': 'Glossaire',
  'glossary.description':
    'Les mots des leçons, en français et en anglais, avec ceux des sources, du chinois et du japonais.',
  'glossary.search': 'Chercher un mot, en français, anglais, chinois ou japonais',
  'glossary.inOther': 'En anglais : {term}',
  'glossary.chinese': 'Chinois',
  'glossary.japanese': 'Japonais',
  'glossary.lesson': 'Expliqué dans',
  'glossary.topic': 'Comparé dans',
  'glossary.letters': 'Lettres',
  'glossary.waitsOn': 'attend',
};
