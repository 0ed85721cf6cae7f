/** The words of the glossary as prose says them, and where it does so. */
import type { z } from 'astro/zod';
import type { glossaryEntry } from '../../src/course/schemas.ts';
import type { Locale } from '../../src/i18n/locales.ts';

export type Word = z.output<typeof glossaryEntry>;

/** Where a text says a word of the glossary. */
export interface Use {
  readonly id: string;
  readonly at: number;
  readonly said: string;
}

const ENDINGS = { en: '(?:e?s)?', fr: '(?:e?s|e|x)?' } as const;
const ARTICLES = /^(?:to|le|la|les) /;

/** `long hand, short hand (eunuch)` are three names, in the singular or the plural. */
const namesIn = (term: string): readonly string[] =>
  term
    .split(/[(),]/)
    .map((name) => name.trim().replace(ARTICLES, ''))
    .filter((name) => name !== '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is found where a name is said: each of its words may be in the plural. */
const inflected = (name: string, locale: Locale): string =>
  name
    .split(' ')
    .map((part) => escaped(part) + ENDINGS[locale])
    .join('\\s+');

/** A form is found as it is written; `discard*` is every word that begins so. */
const asWritten = (form: string): string =>
  form
    .split(' ')
    .map((part) => escaped(part).replace('\\*', '\\p{L}*'))
    .join('\\s+');

function patternsOf({ term, forms }: Word, locale: Locale): readonly string[] {
  const written = forms[locale];
  return written
    ? written.map(asWritten)
    : namesIn(term[locale]).map((name) => inflected(name, locale));
}

/** Finds the words of the glossary; of words that begin at one place the longest is meant. */
export function finderOf(words: readonly Word[], locale: Locale): (text: string) => readonly Use[] {
  const finders = words.flatMap((word) =>
    patternsOf(word, locale).map((pattern) => ({
      id: word.id,
      pattern: new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'),
    })),
  );
  return (text) => {
    const uses = finders.flatMap(({ id, pattern }) =>
      [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ id, at: index, said })),
    );
    const within = (inner: Use, outer: Use): boolean =>
      outer.at <= inner.at &&
      outer.at + outer.said.length >= inner.at + inner.said.length &&
      outer.said.length > inner.said.length;
    return uses
      .filter((use) => !uses.some((other) => within(use, other)))
      .sort((a, b) => a.at - b.at);
  };
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The words that the prose explains in place. */
export const marksIn = (body: string): readonly Use[] =>
  [...body.matchAll(/<Term id="([^"]*)">([\s\S]*?)<\/Term>/g)].map(
    ({ index, 1: id = '', 2: said = '' }) => ({ id, at: index, said }),
  );

/**
 * The prose of a lesson, each letter at its place: without tags, without the words
 * that it explains, and without the names of lessons that it leads to.
 */
export const unmarkedIn = (body: string): string =>
  body
    .replace(/<Term id="[^"]*">[\s\S]*?<\/Term>/g, blank)
    .replace(/<\/?[A-Z][^>]*>/g, blank)
    .replace(/\[[^\]]*\]\([^)]*\)/g, blank);
