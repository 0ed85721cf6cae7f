/** The words that a page carries, once for everything on it that is alive. */
import type { Locale } from './locales.ts';
import type { Words } from './words/index.ts';

export const PAGE_WORDS = 'words';

type Source = (locale: Locale) => Partial<Words>;

let read: Partial<Words> | undefined;

let source: Source = () => {
  read ??= JSON.parse(document.getElementById(PAGE_WORDS)?.textContent ?? '{}') as Partial<Words>;
  return read;
};

/** When a page is built all words are at hand. */
export function haveWords(all: Source): void {
  source = all;
}

export const wordsHere: Source = (locale) => source(locale);
