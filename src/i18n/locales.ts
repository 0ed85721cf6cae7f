/** The languages of the site, in the order in which they are offered. */
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  en: 'English',
};

export const isLocale = (text: string | undefined): text is Locale =>
  (LOCALES as readonly string[]).includes(text ?? '');

/** The language of a page by its address; throws outside the two trees, where none is known. */
export function localeFrom(text: string | undefined): Locale {
  if (!isLocale(text)) throw new Error(`not a language of the site: ${text}`);
  return text;
}

export const otherLocale = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');
