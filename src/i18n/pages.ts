import { LOCALES, type Locale } from './locales.ts';

export const localePaths = (): { params: { locale: Locale } }[] =>
  LOCALES.map((locale) => ({ params: { locale } }));
