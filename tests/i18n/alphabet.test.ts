import { expect, test } from 'vitest';
import { byLetter } from '../../src/i18n/alphabet.ts';
import type { Locale } from '../../src/i18n/locales.ts';

const table: readonly (readonly [Locale, string, string])[] = [
  ['fr', 'paire brelan', 'B brelan, P paire'],
  ['fr', 'exposé écoute exemplaire', 'E écoute exemplaire exposé'],
  ['fr', 'vent les_neuf_portes miroir', 'M miroir, N les_neuf_portes, V vent'],
  ['fr', 'lecture l’attente', 'A l’attente, L lecture'],
  ['en', 'wait the_wall theatre', 'T theatre, W wait the_wall'],
  ['en', 'les_neuf_portes a_pair', 'L les_neuf_portes, P a_pair'],
];

test.each(table)('%s: %s', (locale, words, expected) => {
  const things = words.split(' ').map((word) => word.replaceAll('_', ' '));
  const letters = byLetter(locale, things, (word) => word);
  const found = [...letters].map(([letter, members]) =>
    [letter, ...members.map((word) => word.replaceAll(' ', '_'))].join(' '),
  );
  expect(found.join(', ')).toBe(expected);
});
