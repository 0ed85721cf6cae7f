/** Words under their letters, in the order of a dictionary of their language. */
import { expect, test } from 'vitest';
import { byLetter } from '../../src/i18n/alphabet.ts';
import type { Locale } from '../../src/i18n/locales.ts';

const CASES: readonly (readonly [Locale, readonly string[], Readonly<Record<string, string[]>>])[] =
  [
    ['en', ['wait', 'chow', 'circles'], { C: ['chow', 'circles'], W: ['wait'] }],
    [
      'en',
      ['nine gates', 'the wall', 'mirror'],
      { M: ['mirror'], N: ['nine gates'], W: ['the wall'] },
    ],
    ['en', ['a pair', 'an edge', 'anew'], { A: ['anew'], E: ['an edge'], P: ['a pair'] }],
    ['fr', ['les neuf portes', 'miroir'], { M: ['miroir'], N: ['les neuf portes'] }],
    [
      'fr',
      ['l’attente', 'l’écart', 'la main'],
      { A: ['l’attente'], E: ['l’écart'], M: ['la main'] },
    ],
    ['fr', ['eau', 'été', 'étage', 'exposé'], { E: ['eau', 'étage', 'été', 'exposé'] }],
    ['fr', ['lecture', 'lettre'], { L: ['lecture', 'lettre'] }],
    ['fr', [], {}],
  ];

test.each(CASES)('in %s %j', (locale, words, expected) => {
  const found = byLetter(locale, words, (word) => word);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect([...found.keys()]).toEqual(Object.keys(expected));
});
