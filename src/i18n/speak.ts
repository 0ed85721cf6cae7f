import type { Locale } from './locales.ts';
import { wordsHere } from './page-words.ts';
import type { TextOf, WordKey, Words } from './words/index.ts';

export type Params = Readonly<Record<string, string | number>>;

type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** What chooses between singular and plural goes with a text that has both. */
type Counted<Text> = Text extends `${string} | ${string}` ? 'n' : never;

type PlacesOf<Key extends WordKey> = Key extends WordKey
  ? PlacesIn<TextOf<Key>> | Counted<TextOf<Key>>
  : never;

/** Of a key that may be any, nothing is known. */
type ParamsOf<Key extends WordKey> = [WordKey] extends [Key]
  ? readonly [params?: Params]
  : [PlacesOf<Key>] extends [never]
    ? readonly []
    : readonly [params: Readonly<Record<PlacesOf<Key>, string | number>>];

/** A key may be built from an engine id (`wait.` + kind); what its text has places for goes with it. */
export type Say = <Key extends WordKey>(key: Key, ...params: ParamsOf<Key>) => string;

/** What each rule set words for its own rows and agreements, and each drill for its own levels. */
type Kind =
  | 'agreed'
  | 'ask'
  | 'extra'
  | 'field'
  | 'item'
  | 'level'
  | 'limit'
  | 'option'
  | 'own'
  | 'preset';

/** What some rule sets say otherwise. */
type Once =
  | 'falseWin'
  | 'first'
  | 'firstSeat'
  | 'free'
  | 'lines'
  | 'other'
  | 'reach'
  | 'reach.note'
  | 'usual';

/** What answers at the table are written with. */
type TableKind =
  | 'agreed'
  | 'amount'
  | 'danger'
  | 'family'
  | 'kind'
  | 'lies'
  | 'round'
  | 'size'
  | 'topic';

type OpenKey =
  | `${string}.${Kind}.${string}`
  | `${string}.${Once}`
  | `accounts.${'error' | 'fine' | 'level'}.${string}`
  | `checked.${'match' | 'of' | 'with'}.${string}`
  | `evening.${'act' | 'item' | 'why'}.${string}`
  | `finder.results.${string}`
  | `ledger.${'code' | 'fact' | 'win'}.${string}`
  | `lens.why.${string}`
  | `score.how.${string}`
  | `safe.why.forbidden.${string}`
  | `scene.short.${string}`
  | `skills.${string}`
  | `source.${string}`
  | `table.${TableKind}.${string}`
  | `tally.how.${string}`
  | `wait.${string}`
  | `wind.${string}`;

/**
 * A key made of ids that the engine keeps as plain texts, because every rule set and every drill
 * lists its own. That all of them are worded is tested over the lists.
 */
export const openKey = (key: OpenKey): WordKey => key as WordKey;

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

/** @param words where they are not those of the page */
export function speaker(locale: Locale, words: Partial<Words> = {}): Say {
  let rules: Intl.PluralRules | undefined;
  /** Singular and plural stand in one text; the language says which a number takes. */
  const formFor = (text: string, count: number): string => {
    const [singular = text, plural = singular] = text.split(PLURAL);
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count) === 'one' ? singular : plural;
  };
  return (key, ...given) => {
    const params: Params = given[0] ?? {};
    const text = words[key] ?? wordsHere(locale)[key];
    if (text === undefined) throw new Error(`no text for ${key}`);
    const form = text.includes(PLURAL) ? formFor(text, Number(params['n'])) : text;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return typeof value === 'number' ? figures(locale, value) : (value ?? whole);
    });
  };
}

/** A text that begins with a tile or a claim, at the head of a sentence. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const AND: Readonly<Record<Locale, string>> = { fr: ' et ', en: ' and ' };

/** As British English does it, without a comma before the last `and`. */
export const listText = (locale: Locale, items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(AND[locale]);
