import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { plainText, type ReportFacts, reportText } from '../../src/stores/question/report.ts';

const FACTS: ReportFacts = {
  title: 'Wait finder',
  link: 'https://example.org/en/drill/waits/?hand=1112345678999m',
  texts: { hand: '1112345678999m', from: undefined },
  rules: 'tchou1924',
  solved: ['1m', '9m'],
  given: ['1m'],
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
    'Answer of the site: 19m',
    'My answer: 1m',
    'The page says:',
    '– 1 of 2.',
    '– Missed: 9 of characters.',
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
  expect(written(FACTS, locale)).toHaveLength(14);
  expect(written(FACTS, locale).join()).not.toContain('report.');
});

test.each([
  [[], '–'],
  [undefined, '–'],
  [0, '0'],
  [false, 'no'],
  [['1m', '2m', '4p'], '12m4p'],
  [['C', 'stacks'], 'C, stacks'],
  [{ figures: { total: 14 }, enough: true }, 'figures (total 14); enough to win yes'],
  [{ pays: { ES: 0.88, WN: -1.76 }, nets: {} }, 'pays (E→S 0.88; W→N −1.76); in the end ()'],
  [{ out: '3s', in: '4p' }, 'discard 3s; take 4p'],
  [{ lawful: ['444z'], choice: 'pass' }, 'allowed 444z; choice pass'],
])('%j is written %s', (value, text) =>
  expect(plainText(value, speaker('en', WORDS.en))).toBe(text),
);
