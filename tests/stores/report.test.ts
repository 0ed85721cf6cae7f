import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { plainText, type ReportFacts, reportText } from '../../src/stores/report.ts';

const FACTS: ReportFacts = {
  title: 'Wait finder',
  link: 'https://example.org/en/drill/waits/?hand=1112345678999m',
  texts: { hand: '1112345678999m', from: undefined },
  rules: 'tchou1924',
  solved: ['1m', '9m'],
  given: { chosen: ['1m'], none: false },
  said: ['1 of 2.', 'Missed: 9 of characters.'],
  version: 'abc1234, 2026-11-23',
};

const written = (facts: ReportFacts, locale: Locale = 'en'): readonly string[] =>
  reportText(facts, speaker(locale, WORDS[locale])).split('\n');

test('a report has the link and the facts, one a line', () => {
  expect(written(FACTS)).toEqual([
    'Moineau, a position to check: Wait finder',
    '',
    'Link: https://example.org/en/drill/waits/?hand=1112345678999m',
    'Rules: tchou1924',
    'Question: hand=1112345678999m',
    'Answer of the site: 1m 9m',
    'My answer: chosen 1m, none false',
    'The page says: 1 of 2. · Missed: 9 of characters.',
    'Version: abc1234, 2026-11-23',
    '',
    'What seems wrong:',
    '',
  ]);
});

test('what is not known has no line', () => {
  const { title, link, texts } = FACTS;
  expect(written({ title, link, texts, said: [], version: '' }).slice(2, -3)).toEqual([
    'Link: https://example.org/en/drill/waits/?hand=1112345678999m',
    'Question: hand=1112345678999m',
  ]);
});

test.each(LOCALES)('it is written in the language of the page: %s', (locale) => {
  expect(written(FACTS, locale)).toHaveLength(12);
  expect(written(FACTS, locale).join()).not.toContain('report.');
});

test.each([
  [[], '–'],
  [undefined, '–'],
  [0, '0'],
  [false, 'false'],
  [['1m', '2m'], '1m 2m'],
  [{ points: 8, fan: null }, 'points 8, fan –'],
  [{ E: 12, S: -4 }, 'E 12, S -4'],
  [{ kind: 'claim', tiles: ['1m', '2m'] }, 'kind claim, tiles 1m 2m'],
  [[{ tile: '1m' }, { tile: '2m' }], 'tile 1m / tile 2m'],
  [{ payments: { E: 1 } }, 'payments (E 1)'],
])('%j is written %s', (value, text) => expect(plainText(value)).toBe(text));
