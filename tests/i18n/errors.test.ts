/** Every error in both languages: what is wrong, and where. */
import { describe, expect, test } from 'vitest';
import { findWaits, type WaitQuestionError } from '../../src/engine/drills.ts';
import { parseLenient } from '../../src/engine/notation.ts';
import { describeError } from '../../src/i18n/errors/errors.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { typographyFlaws } from '../content/typography.ts';
import { ERRORS } from './errors.ts';

function refusal(locale: Locale, text: string): string {
  const read = findWaits.parse({ hand: text });
  if (read.ok) throw new Error(`${text} is a hand`);
  return describeError(speaker(locale, WORDS[locale]), read.error.error as WaitQuestionError);
}

const CASES = Object.entries(ERRORS);

test.each(CASES)('%s is what the engine says of its text', (code, { text }) => {
  expect(findWaits.parse({ hand: text })).toMatchObject({
    ok: false,
    error: { part: 'hand', error: { code } },
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(CASES)('%s is told with all that is known of it', (_, { text, names }) => {
    const told = refusal(locale, text);
    for (const name of names[locale]) {
      // A number is not to be found inside another one.
      const whole = new RegExp(`(?<![\\w])${RegExp.escape(name)}(?![\\w])`);
      expect(told).toMatch(whole);
    }
    expect(told).toMatch(/^[^{}]+\.$/);
  });

  test.each(CASES)('%s is well set', (_, { text }) => {
    // What is quoted from the reader's text is not ours to set.
    const told = refusal(locale, text).replace(/[~!][\dmps]+/g, '');
    expect(typographyFlaws(told, locale)).toEqual([]);
  });

  test('each has its own sentence', () => {
    const told = CASES.map(([, { text }]) => refusal(locale, text));
    expect(new Set(told).size).toBe(CASES.length);
  });
});

test.each([
  ['en', 'The letter p (character 6) has no digit beside it.'],
  ['fr', 'La lettre p (signe 6) n’a aucun chiffre à côté d’elle.'],
] as const)('a letter alone among letters before their figures, in %s', (locale, told) => {
  const read = parseLenient('m123 p');
  const error = read.ok ? undefined : read.error;
  expect(error && describeError(speaker(locale, WORDS[locale]), error)).toBe(told);
});

test.each([
  ['1f1f', 'Here the plum flower (1f) appears 2 times; a set has only 1.'],
  ['{n}', '“{” (character 1) is not part of the notation. Digits are followed by m, p, s, z or f.'],
])('%s is refused with: %s', (text, told) => {
  expect(refusal('en', text)).toBe(told);
});
