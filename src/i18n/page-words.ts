/** The words that a page carries, once for everything on it that is alive. */
import type { Locale } from './locales.ts';
import type { Words } from './words/index.ts';
import { WORDS, wordsOf } from './words.ts';

const ID = 'words';

let read: Partial<Words> | undefined;

function readPage(): Partial<Words> {
  read ??= JSON.parse(document.getElementById(ID)?.textContent ?? '{}') as Partial<Words>;
  return read;
}

/** When a page is built all words are at hand; in the browser, those that the page carries. */
export const wordsHere = (locale: Locale): Partial<Words> =>
  import.meta.env.SSR ? WORDS[locale] : readPage();

interface Page {
  readonly locals: { readonly words: Record<string, string> };
}

/** The page that is built carries these words; nothing is left to be handed on. */
export function handWords({ locals }: Page, locale: Locale, areas: readonly string[]) {
  Object.assign(locals.words, wordsOf(locale, areas));
  return {};
}

/** Where the words of a page go once all of it has been drawn: before all that reads them. */
export const WORDS_PLACE = '<!--words-->';

export function withWords(html: string, words: Readonly<Record<string, string>>): string {
  const texts = JSON.stringify(words).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${ID}">${texts}</script>`;
  return html.replace(WORDS_PLACE, () => (texts === '{}' ? '' : script));
}
