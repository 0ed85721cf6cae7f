/** What changed for readers: days in order, in both languages, each thing with its page. */
import { expect, test } from 'vitest';
import { PATHS } from '../../src/course/links.ts';
import { REGISTERS } from '../../src/course/rulebooks.ts';
import { readNews } from './read.ts';
import { typographyFlaws } from './typography.ts';

const DAYS = readNews();

test('the latest day comes first, and none twice', () => {
  const dates = DAYS.map(({ id }) => id);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
});

test.each(DAYS)('$id is well set in both languages', ({ items }) => {
  for (const { name, text } of items) {
    for (const locale of ['fr', 'en'] as const) {
      expect(typographyFlaws(`${name[locale]}. ${text[locale]}`, locale)).toEqual([]);
    }
  }
});

test.each(DAYS)('$id leads to pages that are there', ({ items }) => {
  const known: readonly string[] = [
    ...Object.values(PATHS),
    ...REGISTERS.map((id) => `rules/${id}/`),
  ];
  expect(items.map(({ to }) => to).filter((to) => !known.includes(to))).toEqual([]);
});
