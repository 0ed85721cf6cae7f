/** Places in the sources, in words. */
import type { z } from 'astro/zod';
import type { Locale } from '../i18n/locales.ts';
import type { Say } from '../i18n/speak.ts';
import type { registerEntry } from './rule-schemas.ts';

type RegisterEntry = z.output<typeof registerEntry>;

interface PlaceWording {
  readonly locale: Locale;
  readonly say: Say;
  readonly chapter?: boolean;
}

const pagesOf = (say: Say, pages: string): string =>
  say('learn.page', { n: pages.includes('-') ? 2 : 1, pages: pages.replace('-', '–') });

/** The chapter, the paragraph or figure and the page, as far as known. */
export function placeText(
  { where }: RegisterEntry,
  { locale, say, chapter = true }: PlaceWording,
): string {
  const parts = [
    chapter && where.chapter && say('learn.chapter', { n: where.chapter }),
    where.item?.[locale],
    where.pages && pagesOf(say, where.pages),
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * Where the book says several things: their chapters, and from which page to which; the names
 * of the places where it has neither.
 */
export function placeOfAll(
  entries: readonly RegisterEntry[],
  { locale, say }: Pick<PlaceWording, 'locale' | 'say'>,
): string {
  const chapters = [...new Set(entries.flatMap(({ where }) => where.chapter ?? []))];
  const pages = entries.flatMap(({ where }) => where.pages?.split('-').map(Number) ?? []);
  const ends = [...new Set([Math.min(...pages), Math.max(...pages)])];
  const items = new Set(entries.flatMap(({ where }) => where.item?.[locale] ?? []));
  if (chapters.length + pages.length === 0) return [...items].join(' · ');
  return [
    ...chapters.map((n) => say('learn.chapter', { n })),
    ...(pages.length > 0 ? [pagesOf(say, ends.join('-'))] : []),
  ].join(', ');
}
