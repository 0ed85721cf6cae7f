import type { Locale } from './locales.ts';

/** Francs and centimes, `1.60` or `1,60`. */
export const francs = (locale: Locale, amount: number): string =>
  amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
