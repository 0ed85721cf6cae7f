import { LOCALES, type Locale } from './locales.ts';

/** One page a language: the paths of a page below `[locale]`. */
export const localePaths = (): { params: { locale: Locale } }[] =>
  LOCALES.map((locale) => ({ params: { locale } }));
