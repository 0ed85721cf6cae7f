/** Words that are fetched with what says them. */

import type { Locale } from '../locales.ts';
import type { Words } from '../words/index.ts';

type LateArea = 'mistakes' | 'newer' | 'report' | 'runs' | 'search' | 'share';
type Fetched = Readonly<Record<string, () => Promise<Partial<Words>>>>;

/** One language at a time: the build cuts each file up. */
const FILES: Readonly<Record<Locale, Fetched>> = {
  fr: import.meta.glob<Partial<Words>>('../words/{mistakes,newer,report,runs,search,share}.ts', {
    query: '?fr',
    import: 'words',
  }),
  en: import.meta.glob<Partial<Words>>('../words/{mistakes,newer,report,runs,search,share}.ts', {
    query: '?en',
    import: 'words',
  }),
};

export async function fetchWords(
  locale: Locale,
  ...areas: readonly LateArea[]
): Promise<Partial<Words>> {
  const words = areas.map((area) => FILES[locale][`../words/${area}.ts`]?.());
  return Object.assign({}, ...(await Promise.all(words)));
}
