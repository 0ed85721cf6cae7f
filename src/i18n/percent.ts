import type { Locale } from './locales.ts';

/** A chance from 0 to 1 as people write it: `43.2%`, `43,2 %`. */
export const percent = (locale: Locale, chance: number): string =>
  chance.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
