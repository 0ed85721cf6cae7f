import type { MoneyUnit } from '../engine/scoring.ts';
import type { Locale } from './locales.ts';
import type { Say } from './speak.ts';

/** With the minus sign of print, as wide as a figure. */
const written = (locale: Locale, amount: number, digits?: Intl.NumberFormatOptions): string =>
  amount.toLocaleString(locale, digits).replace('-', '−');

/** `1.60` or `1,60`. */
export const francs = (locale: Locale, amount: number): string =>
  written(locale, amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** To the last decimal, where a point is worth less than a centime. */
export const exactFrancs = (locale: Locale, amount: number): string =>
  written(locale, amount, { minimumFractionDigits: 2, maximumFractionDigits: 5 });

export const figure = (locale: Locale, amount: number, unit: MoneyUnit): string =>
  unit === 'francs' ? francs(locale, amount) : written(locale, amount);

/** What is won or lost: `+1.60` or `−1.60`. */
export const gain = (locale: Locale, amount: number, unit: MoneyUnit): string =>
  `${amount > 0 ? '+' : ''}${figure(locale, amount, unit)}`;

interface Sum {
  readonly amount: number;
  readonly unit: MoneyUnit;
}

export const sumName = (say: Say, locale: Locale, { amount, unit }: Sum): string =>
  unit === 'francs'
    ? say('settle.francs', { amount: francs(locale, amount) })
    : say('sheet.points', { n: amount });
