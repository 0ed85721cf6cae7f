import type { Locale } from './locales.ts';

/** `43.2%`, `43,2 %`; without a decimal, `0%` and `100%` are certain. */
export const percent = (locale: Locale, share: number, decimals = 1): string =>
  share.toLocaleString(locale, {
    style: 'percent',
    minimumFractionDigits: share === 0 || share === 1 ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
