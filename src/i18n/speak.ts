/** Turns words and data into sentences; knows a language only by what it is handed. */
import type { Locale } from './locales.ts';
import type { WordKey, Words } from './words/words.ts';

export type Params = Readonly<Record<string, string | number>>;

/** Words a sentence; a key may be built from an id of the engine (`wait.` + kind). */
export type Say = (key: WordKey, params?: Params) => string;

const PLURAL = ' | ';

/** The form for a number: singular | plural, by the rules of the language. */
function formFor(text: string, count: number, locale: Locale): string {
  const [one = text, other = one] = text.split(PLURAL);
  return new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
}

export function speaker(locale: Locale, words: Partial<Words>): Say {
  return (key, params = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`no word handed in for ${key}`);
    const form = text.includes(PLURAL) ? formFor(text, Number(params['n']), locale) : text;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? whole);
    });
  };
}

/** How lists are made; the site's English is British and sets no comma before the last `and`. */
const LISTS: Readonly<Record<Locale, string>> = { fr: 'fr', en: 'en-GB' };

/** `a, b and c` in the language. */
export const listed = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(LISTS[locale], { type: 'conjunction' }).format(items);
