/** Words, numbers and lists in both languages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocale, LOCALES, localeFrom, otherLocale } from '../../src/i18n/locales.ts';
import { listText, type Params, type Say, speaker } from '../../src/i18n/speak.ts';
import { WORDS, type WordKey } from '../../src/i18n/words.ts';

const NARROW = '\u202f';

/** For texts that are not those of the dictionaries. */
const inAnyWords = (say: Say): ((key: WordKey, params?: Params) => string) => say;

describe('a number of things', () => {
  test.each([
    ['fr', 0, '0 main'],
    ['fr', 1, '1 main'],
    ['fr', 1.5, '1,5 main'],
    ['fr', 2, '2 mains'],
    ['fr', 93_600, `93${NARROW}600 mains`],
    ['fr', 1_000_000, `1${NARROW}000${NARROW}000 mains`],
    ['en', 0, '0 hands'],
    ['en', 1, '1 hand'],
    ['en', 2, '2 hands'],
    ['en', 93_600, '93,600 hands'],
  ] as const)('%s %d: %s', (locale, n, expected) => {
    const text = locale === 'fr' ? '{n} main | {n} mains' : '{n} hand | {n} hands';
    expect(inAnyWords(speaker(locale, { 'site.name': text }))('site.name', { n })).toBe(expected);
  });

  test.each([
    ['fr', 1, 'Il en reste un exemplaire.'],
    ['fr', 3, 'Il en reste 3\u00a0exemplaires.'],
    ['en', 1, 'One copy is left.'],
    ['en', 3, '3 copies are left.'],
  ] as const)('%s %d is said as the dictionary has it: %s', (locale, n, expected) => {
    expect(speaker(locale, WORDS[locale])('waits.proof.left', { n })).toBe(expected);
  });
});

describe('a word', () => {
  const say = inAnyWords(speaker('en', { 'nav.learn': 'Learn', 'site.name': '{a} and {b}, {a}' }));

  test('is said as it stands', () => expect(say('nav.learn')).toBe('Learn'));

  test.each([
    [{ a: 'East', b: 'West' }, 'East and West, East'],
    [{ a: 1234, b: '1234' }, '1,234 and 1234, 1,234'],
    [{ a: '', b: '{a}' }, ' and {a}, '],
    [{ a: '$&', b: '$1' }, '$& and $1, $&'],
    [{ a: 'East' }, 'East and {b}, East'],
  ])('takes in %j', (params, expected) => {
    expect(say('site.name', params)).toBe(expected);
  });
});

describe('a list', () => {
  test.each([
    ['fr', [], ''],
    ['fr', ['a'], 'a'],
    ['fr', ['a', 'b'], 'a et b'],
    ['fr', ['a', 'b', 'c'], 'a, b et c'],
    ['en', ['a', 'b'], 'a and b'],
    ['en', ['a', 'b', 'c'], 'a, b and c'],
  ] as const)('%s %j: %s', (locale, items, expected) => {
    expect(listText(locale, items)).toBe(expected);
  });
});

describe('the languages', () => {
  test.each([
    ['fr', true],
    ['en', true],
    ['de', false],
    ['FR', false],
    ['', false],
    [undefined, false],
  ])('%s is one: %s', (text, expected) => expect(isLocale(text)).toBe(expected));

  test.each(LOCALES)('%s is known by its address', (locale) => {
    expect(localeFrom(locale)).toBe(locale);
  });

  test.each(['de', undefined])('%s is refused', (text) => {
    expect(() => localeFrom(text)).toThrow(`${text}`);
  });

  test('each leads to the other', () => {
    expect(LOCALES.map(otherLocale)).toEqual(['en', 'fr']);
  });
});

test.each(LOCALES)('numbers in %s are written as the language writes them', (locale) => {
  const say = inAnyWords(speaker(locale, { 'finder.title': '{n}' }));
  const number = fc
    .oneof(fc.maxSafeNat(), fc.double({ min: -1e6, max: 1e6, noNaN: true }))
    .filter((n) => !Object.is(n, -0));
  fc.assert(
    fc.property(number, (n) => {
      expect(say('finder.title', { n })).toBe(n.toLocaleString(locale));
    }),
  );
});

test.each([
  ['fr', 'fr'],
  ['en', 'en-GB'],
] as const)('lists in %s are written as the language writes them', (locale, tag) => {
  const format = new Intl.ListFormat(tag, { type: 'conjunction' });
  const words = fc.array(fc.stringMatching(/^[a-z]+$/), { maxLength: 6 });
  fc.assert(
    fc.property(words, (items) => {
      expect(listText(locale, items)).toBe(format.format(items));
    }),
  );
});
