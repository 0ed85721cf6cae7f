import type { Locale } from './locales.ts';

/** `43.2%`, `43,2 %`; without a decimal, `0%` and `100%` are certain. */
export const percent = (locale: Locale, chance: number): string =>
  chance.toLocaleString(locale, {
    style: 'percent',
    minimumFractionDigits: chance === 0 || chance === 1 ? 0 : 1,
    maximumFractionDigits: 1,
  });
