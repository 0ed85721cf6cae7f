/** When a page is built: it carries the words of all that is alive on it. */
import type { Locale } from '../locales.ts';
import { haveWords, PAGE_WORDS } from '../page-words.ts';
import { WORDS, wordsSaid } from '../words.ts';

haveWords((locale) => WORDS[locale]);

interface Page {
  readonly locals: { readonly words: Record<string, string> };
}

/** The words of a part of the page that is alive, by what its source says: `./Analyser.tsx?said`. */
export function carryWords({ locals }: Page, locale: Locale, said: readonly string[]) {
  Object.assign(locals.words, wordsSaid(locale, said));
  return {};
}

/** Where the words of a page go once all of it has been drawn: before all that reads them. */
export const WORDS_PLACE = '<!--words-->';

export function withWords(html: string, words: Readonly<Record<string, string>>): string {
  const texts = JSON.stringify(words).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${PAGE_WORDS}">${texts}</script>`;
  return html.replace(WORDS_PLACE, () => (texts === '{}' ? '' : script));
}
