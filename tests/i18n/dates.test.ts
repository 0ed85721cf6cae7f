/** Days and times in words. */
import { describe, expect, test } from 'vitest';
import { whenDue } from '../../src/components/parts/when-due.ts';
import { dateIn } from '../../src/i18n/dates.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

test.each([
  ['fr', [2026, 11, 1], LONG, 'mardi 1er décembre'],
  ['fr', [2026, 11, 1], { dateStyle: 'long' }, '1er décembre 2026'],
  ['fr', [2026, 11, 21], { day: 'numeric', month: 'short' }, '21 déc.'],
  ['fr', [2026, 11, 1, 14, 5], { hour: 'numeric', minute: '2-digit' }, '14:05'],
  ['en', [2026, 11, 1], LONG, 'Tuesday 1 December'],
  ['en', [2026, 11, 1, 14, 5], { hour: 'numeric', minute: '2-digit' }, '14:05'],
] as const)('%s, %j as %j', (locale, [year, month, day, hour = 0, minute = 0], shown, text) => {
  expect(dateIn(locale, new Date(year, month, day, hour, minute), shown)).toBe(text);
});

describe('when a question comes again', () => {
  const NOW = new Date(2026, 10, 23, 9, 0);
  const told = (locale: Locale, due: Date): string =>
    whenDue({ locale, say: speaker(locale, WORDS[locale]) }, due.getTime(), NOW.getTime());

  test.each([
    [new Date(2026, 10, 23, 8, 59), 'maintenant', 'now'],
    [new Date(2026, 10, 23, 9, 1), 'dans une minute', 'in one minute'],
    [new Date(2026, 10, 23, 9, 10), 'dans 10\u00a0minutes', 'in 10 minutes'],
    [new Date(2026, 10, 23, 14, 5), 'aujourd’hui à 14:05', 'today at 14:05'],
    [new Date(2026, 10, 24, 8, 0), 'demain', 'tomorrow'],
    [new Date(2026, 11, 1, 8, 0), 'mardi 1er décembre', 'Tuesday 1 December'],
    [new Date(2027, 0, 2, 8, 0), 'samedi 2 janvier 2027', 'Saturday, 2 January 2027'],
  ])('%s', (due, french, english) => {
    expect([told('fr', due), told('en', due)]).toEqual([french, english]);
  });
});
