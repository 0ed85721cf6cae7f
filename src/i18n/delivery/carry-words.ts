/** When a page is built: it carries the words and the questions of its islands. */
import type { Locale } from '../locales.ts';
import { haveWords, PAGE_QUESTIONS, PAGE_WORDS } from '../page-words.ts';
import { WORDS, wordsFor } from '../words.ts';

haveWords((locale) => WORDS[locale]);

interface Page {
  readonly locals: { readonly locale: Locale; readonly words: Record<string, string> };
}

interface Carried {
  readonly words: Readonly<Record<string, string>>;
  readonly questions: Readonly<Record<string, unknown>>;
}

/** The page carries the words of an island, by what its source says: `./Analyser.tsx?word-keys`. */
export function carryWords({ locals }: Page, wordKeys: readonly string[]): void {
  Object.assign(locals.words, wordsFor(locals.locale, wordKeys));
}

/** Where they go once all of the page has been drawn: before all that reads them. */
export const WORDS_PLACE = '<!--words-->';

function script(id: string, data: Readonly<Record<string, unknown>>): string {
  if (Object.keys(data).length === 0) return '';
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}

export const withData = (html: string, { words, questions }: Carried): string =>
  html.replace(WORDS_PLACE, () => script(PAGE_WORDS, words) + script(PAGE_QUESTIONS, questions));
