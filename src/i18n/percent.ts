import type { Locale } from './locales.ts';

/** A chance from 0 to 1 as people write it: `43.2%`, `43,2 %`; `0%` and `100%` are certain. */
export const percent = (locale: Locale, chance: number): string =>
  chance.toLocaleString(locale, {
    style: 'percent',
    minimumFractionDigits: chance === 0 || chance === 1 ? 0 : 1,
    maximumFractionDigits: 1,
  });
