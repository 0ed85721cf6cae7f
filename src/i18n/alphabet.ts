import type { Locale } from './locales.ts';

/** Articles that sorting skips: `les neuf portes` stands under N. */
const ARTICLES: Readonly<Record<Locale, RegExp>> = {
  fr: /^(?:l’|(?:le|la|les|un|une|des) )/i,
  en: /^(?:the|an?) /i,
};

const sortedAs = (locale: Locale, word: string): string => word.replace(ARTICLES[locale], '');

const letterOf = (locale: Locale, word: string): string =>
  sortedAs(locale, word).normalize('NFD').charAt(0).toLocaleUpperCase(locale);

export function byLetter<Thing>(
  locale: Locale,
  things: readonly Thing[],
  wordOf: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const sorted = things.toSorted((a, b) =>
    sortedAs(locale, wordOf(a)).localeCompare(sortedAs(locale, wordOf(b)), locale),
  );
  return Map.groupBy(sorted, (thing) => letterOf(locale, wordOf(thing)));
}
