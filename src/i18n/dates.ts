/** Days and times as each language writes them. */
import type { Locale } from './locales.ts';

/** The English of the site is that of Britain. */
const TAGS: Readonly<Record<Locale, string>> = { fr: 'fr', en: 'en-GB' };

/** Kept, since browsers take long to make one. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `Wednesday 25 November`, `14:05`; French calls the first day of a month `1er`. */
export function dateIn(
  locale: Locale,
  at: Date | number,
  shown: Intl.DateTimeFormatOptions,
): string {
  const key = locale + JSON.stringify(shown);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], shown);
  formats.set(key, format);
  const text = format.format(at);
  return locale === 'fr' ? text.replace(/\b1 (?=\p{L})/u, '1er ') : text;
}
