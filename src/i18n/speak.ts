import type { Locale } from './locales.ts';
import type { WordKey, Words } from './words/index.ts';

export type Params = Readonly<Record<string, string | number>>;

/** A key may be built from an engine id (`wait.` + kind). */
export type Say = (key: WordKey, params?: Params) => string;

/** Who reads, and how it is said. */
export interface Voice {
  readonly locale: Locale;
  readonly say: Say;
}

const PLURAL = ' | ';

const THOUSANDS: Readonly<Record<Locale, string>> = { fr: '\u202f', en: ',' };

/** Numbers of things are grouped here: browsers take frames to make a format of their own. */
const figures = (locale: Locale, value: number): string =>
  Number.isInteger(value) && value >= 0
    ? String(value).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[locale])
    : value.toLocaleString(locale);

export function speaker(locale: Locale, words: Partial<Words>): Say {
  let rules: Intl.PluralRules | undefined;
  /** Singular and plural stand in one text; the language says which a number takes. */
  const formFor = (text: string, count: number): string => {
    const [singular = text, plural = singular] = text.split(PLURAL);
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count) === 'one' ? singular : plural;
  };
  return (key, params = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`no word handed in for ${key}`);
    const form = text.includes(PLURAL) ? formFor(text, Number(params['n'])) : text;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return typeof value === 'number' ? figures(locale, value) : (value ?? whole);
    });
  };
}

const AND: Readonly<Record<Locale, string>> = { fr: ' et ', en: ' and ' };

/** As British English does it, without a comma before the last `and`. */
export const listed = (locale: Locale, items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(AND[locale]);
