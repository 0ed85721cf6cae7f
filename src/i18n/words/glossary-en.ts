/** The words of the glossary’s page. */
export const glossaryEn = {
  'glossary.title': 'Glossary',
  'glossary.description':
    'The words of the lessons, in English and in French, with what the sources call them, and in Chinese and Japanese.',
  'glossary.search': 'Find a word, English, French, Chinese or Japanese',
  'glossary.inOther': 'In French: {term}',
  'glossary.chinese': 'Chinese',
  'glossary.japanese': 'Japanese',
  'glossary.lesson': 'Explained in',
  'glossary.topic': 'Compared under',
  'glossary.letters': 'Letters',
  'glossary.waitsOn': 'waits on',
} as const;
