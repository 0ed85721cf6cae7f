import type { Locale } from './locales.ts';
import type { Texts } from './texts.ts';
import { AREAS, type WordKey, type Words } from './words/index.ts';

function wordsIn(locale: Locale): Words {
  const texts: Texts = Object.assign({}, ...Object.values(AREAS));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text[locale]]),
  ) as Words;
}

/** For the build; code in the browser gets its words as a prop. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  fr: /* @__PURE__ */ wordsIn('fr'),
  en: /* @__PURE__ */ wordsIn('en'),
};

/** The first part of a key has no dots in it; what is filled in further on may: `dealt.east`. */
const formOf = (made: string): RegExp =>
  new RegExp(`^${made.replaceAll('.', '\\.').replace(/^\*/, '[^.]+').replaceAll('*', '.+')}$`);

/** Whether a key is one that is said: as it stands, or with stars for what is filled in. */
export function matcherOf(wordKeys: readonly string[]): (key: string) => boolean {
  const plain = new Set(wordKeys);
  const made = wordKeys.filter((text) => text.includes('*')).map(formOf);
  return (key) => plain.has(key) || made.some((form) => form.test(key));
}

/** The words of a list like that of `./Analyser.tsx?word-keys`. */
export function wordsFor(locale: Locale, wordKeys: readonly string[]): Partial<Words> {
  const isSaid = matcherOf(wordKeys);
  return Object.fromEntries(Object.entries(WORDS[locale]).filter(([key]) => isSaid(key)));
}

export type { WordKey, Words };
