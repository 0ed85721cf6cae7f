/** What is said of the five sources, and how they are cited. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { source } from '../../src/course/rule-schemas.ts';
import { REGISTERS } from '../../src/course/rulebooks.ts';
import { bibtexOf, citationOf } from '../../src/course/sources.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { typographyFlaws } from './typography.ts';

const SOURCES = parse(readFileSync('src/content/sources.yaml', 'utf8')).map((one: unknown) =>
  source.parse(one),
) as readonly ReturnType<typeof source.parse>[];

test('each rule set with a register has its source', () => {
  expect(SOURCES.map(({ id }) => id).toSorted()).toEqual(REGISTERS.toSorted());
});

describe.each(SOURCES)('$id', ({ id, facts, cite }) => {
  test('says who wrote it, what is lost, how far to trust it and what is not known', () => {
    expect(Object.keys(facts)).toEqual(
      expect.arrayContaining(['author', 'title', 'lost', 'nature', 'trust', 'unknown']),
    );
  });

  test.each(LOCALES)('is well set in %s', (locale) => {
    const texts = Object.values(facts).map((fact) => fact?.[locale] ?? '');
    expect(texts.flatMap((text) => typographyFlaws(text, locale))).toEqual([]);
  });

  test('is cited by the same title in a line and in BibTeX', () => {
    const line = citationOf(cite, speaker('fr', WORDS.fr));
    expect(line).toContain(cite.title);
    expect(line).not.toMatch(/[{}]|undefined/);
    const entry = bibtexOf(id, cite);
    expect(entry).toContain(`title = {${cite.title}}`);
    const [opened, closed] = ['{', '}'].map((brace) => entry.split(brace).length);
    expect(opened).toBe(closed);
  });
});

test('the book of 1924 is cited whole', () => {
  const tchou = SOURCES.find(({ id }) => id === 'tchou1924');
  expect(tchou && citationOf(tchou.cite, speaker('en', WORDS.en))).toMatch(
    /^Tchou Kia-kien, Le Mah-Jong tel qu’il est joué par les Chinois, Les Éditions du Monde Moderne, Paris, 1924, /,
  );
});
