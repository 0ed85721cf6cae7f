/** The rules by which texts are set, each by a text that breaks it and one that keeps it. */
import { describe, expect, test } from 'vitest';
import { typographyFlaws } from './typography.ts';

const flawsIn = (text: string, locale: 'fr' | 'en'): readonly string[] =>
  typographyFlaws(text, locale).map((found) => found.split(': …')[0] ?? '');

describe('in French', () => {
  test.each([
    ['8 points', 'no U+00A0 between a number and its unit'],
    ['24 francs', 'no U+00A0 between a number and its unit'],
    ['17 tas', 'no U+00A0 between a number and its unit'],
    ['{count} fois', 'no U+00A0 between a number and its unit'],
    ['13 tuiles', 'no U+00A0 between a number and its unit'],
    ['Qui gagne ?', 'no U+202F before ; ! ?'],
    ['Est : le premier', 'no U+00A0 or U+202F before a colon'],
    ['« pung\u202f»', 'no U+202F after «'],
    ['«\u202fpung »', 'no U+202F before »'],
    ['93 600 mains', 'no U+202F between thousands'],
    ["l'as", 'straight apostrophe'],
  ])('%j has a flaw: %s', (text, flaw) => expect(flawsIn(text, 'fr')).toContain(flaw));

  test.each([
    '8\u00a0points, 24\u00a0francs',
    'Qui gagne\u202f? «\u202fPung\u202f»\u00a0: lui.',
    '93\u202f600\u00a0mains',
    'des 8 et des 9',
    '{wind} pioche',
  ])('%j is well set', (text) => expect(flawsIn(text, 'fr')).toEqual([]));
});

test('English has no straight quotes', () => {
  expect(flawsIn('"Pung"', 'en')).toContain('straight quotation mark');
  expect(flawsIn('“Pung”, 8 points; who wins?', 'en')).toEqual([]);
});
