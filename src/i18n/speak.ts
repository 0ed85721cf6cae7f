import type { Locale } from './locales.ts';
import type { WordKey, Words } from './words/words.ts';

export type Params = Readonly<Record<string, string | number>>;

/** A key may be built from an engine id (`wait.` + kind). */
export type Say = (key: WordKey, params?: Params) => string;

/** Who reads, and how it is said. */
export interface Voice {
  readonly locale: Locale;
  readonly say: Say;
}

const PLURAL = ' | ';

/** Singular and plural stand in one text; the language says which a number takes. */
function formFor(text: string, count: number, locale: Locale): string {
  const [singular = text, plural = singular] = text.split(PLURAL);
  return new Intl.PluralRules(locale).select(count) === 'one' ? singular : plural;
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

/** The site's English is British: no comma before the last `and`. */
const LISTS: Readonly<Record<Locale, string>> = { fr: 'fr', en: 'en-GB' };

export const listed = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(LISTS[locale], { type: 'conjunction' }).format(items);
