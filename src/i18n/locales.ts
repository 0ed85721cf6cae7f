export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  en: 'English',
};

/** Dates and times are written as in Britain, as the rest of the English is. */
export const DATE_TAGS: Readonly<Record<Locale, string>> = { fr: 'fr', en: 'en-GB' };

export const isLocale = (text: string | undefined): text is Locale =>
  (LOCALES as readonly string[]).includes(text ?? '');

/** Throws outside the two language trees, where no language is known. */
export function localeFrom(text: string | undefined): Locale {
  if (!isLocale(text)) throw new Error(`not a language of the site: ${text}`);
  return text;
}

export const otherLocale = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');
