/** Words of the glossary along the lessons, in the order in which a beginner reads them. */
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { type LessonFile, readLessons } from './mdx.ts';
import { readCourses, readGlossary } from './read.ts';
import { finderOf, marksIn, type Use, unmarkedIn, type Word } from './terms.ts';

const GLOSSARY = readGlossary();
const LESSONS = readCourses().flatMap(({ id, lessons }) =>
  lessons.map(({ slug, terms }) => ({ path: `${id}/${slug}`, terms })),
);
/** The lesson that explains each word, by its place in the order of reading. */
const TAUGHT = new Map(LESSONS.flatMap(({ terms }, at) => terms.map((id) => [id, at] as const)));
const UNTAUGHT = GLOSSARY.flatMap(({ id, untaught }) => (untaught === undefined ? [] : [id]));

test('each word is explained in one lesson, or says why in none', () => {
  const taught = LESSONS.flatMap(({ terms }) => terms);
  expect([...taught, ...UNTAUGHT].sort()).toEqual(GLOSSARY.map(({ id }) => id).sort());
});

/** The headings of a lesson and its first paragraph announce what it explains. */
const isAnnounced = (text: string, at: number): boolean => {
  const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  return line.startsWith('#') || /^\s*$/.test(text.slice(0, at).replace(/^\s+|[^\n]+$/g, ''));
};

/** The uses of words that no lesson so far has explained, in a text that stands at a place of the order. */
function early(file: LessonFile, at: number, find: (text: string) => readonly Use[]): string[] {
  const marks = marksIn(file.body);
  const text = unmarkedIn(file.body);
  const { title, description } = file.head as { title: string; description: string };
  const lessonOf = (id: string): number => TAUGHT.get(id) ?? Number.POSITIVE_INFINITY;
  const isEarly = ({ id, at: place }: Use): boolean => {
    const mark = marks.find((one) => one.id === id)?.at ?? Number.POSITIVE_INFINITY;
    return lessonOf(id) === at && place < mark && !isAnnounced(text, place);
  };
  const inHead = find(`${title}\n${description}`).filter(({ id }) => lessonOf(id) > at);
  const inBody = find(text).filter((use) => lessonOf(use.id) > at || isEarly(use));
  const lineOf = (place: number): number => file.above + text.slice(0, place).split('\n').length;
  return [
    ...inHead.map(({ id, said }) => `head: ${id}, “${said}”`),
    ...inBody.map(({ id, said, at: place }) => `line ${lineOf(place)}: ${id}, “${said}”`),
  ];
}

describe.each(LOCALES)('in %s', (locale: Locale) => {
  const files = readLessons(locale);
  const find = finderOf(GLOSSARY, locale);

  test.each(LESSONS.map(({ path }, at) => ({ path, at })))(
    '$path says no word before it is explained',
    ({ path, at }) => {
      const file = files.get(path);
      expect(file && early(file, at, find).join('\n')).toBe('');
    },
  );
});

describe('the finder', () => {
  const word = (id: string, en: string, forms: Word['forms'] = {}): Word => ({
    id,
    term: { en, fr: en },
    text: { en: '', fr: '' },
    forms,
    sources: {},
    chinese: [],
    japanese: [],
  });
  const found = (words: readonly Word[], locale: Locale, text: string) =>
    finderOf(words, locale)(text).map(({ id, said }) => `${id}: ${said}`);

  test.each([
    ['en', 'long hand (eunuch)', 'Two long hands, one eunuch', ['w: long hands', 'w: eunuch']],
    ['fr', 'attente fermée', 'Deux attentes fermées', ['w: attentes fermées']],
    ['fr', 'les treize orphelins', 'Ces treize orphelins', ['w: treize orphelins']],
    ['en', 'pung', 'pungent, pung', ['w: pung']],
    ['en', 'copies left', 'the copies\nleft', ['w: copies\nleft']],
  ] as const)('in %s knows %j in %j', (locale, term, text, said) => {
    expect(found([word('w', term)], locale, text)).toEqual(said);
  });

  test('takes forms as they are written', () => {
    const words = [
      word('d', 'discard', { en: ['discard*'] }),
      word('f', 'fine', { en: ['a fine'] }),
    ];
    expect(found(words, 'en', 'He is fine. Discarding brings a fine.')).toEqual([
      'd: Discarding',
      'f: a fine',
    ]);
  });

  test('means the longer of two words', () => {
    const words = [word('p', 'pure hand'), word('m', 'mixed pure hand')];
    expect(found(words, 'en', 'a mixed pure hand')).toEqual(['m: mixed pure hand']);
  });

  test('passes over what is explained in place, and over the names of lessons', () => {
    const body = 'A <Term id="kong">kong</Term>, see [kongs](../kongs/), <Tiles of="1m" /> kong';
    expect(found([word('kong', 'kong')], 'en', unmarkedIn(body))).toEqual(['kong: kong']);
    expect(marksIn(body)).toEqual([{ id: 'kong', at: 2, said: 'kong' }]);
  });
});
