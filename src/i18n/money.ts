import type { MoneyUnit } from '../engine/index.ts';
import type { Locale } from './locales.ts';
import type { Say } from './speak.ts';

/** Francs and centimes, `1.60` or `1,60`. */
export const francs = (locale: Locale, amount: number): string =>
  amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A sum as a figure alone. */
export const figure = (locale: Locale, amount: number, unit: MoneyUnit): string =>
  unit === 'francs' ? francs(locale, amount) : amount.toLocaleString(locale);

interface Sum {
  readonly amount: number;
  readonly unit: MoneyUnit;
}

/** A sum with what it is in. */
export const sumName = (say: Say, locale: Locale, { amount, unit }: Sum): string =>
  unit === 'francs'
    ? say('settle.francs', { amount: francs(locale, amount) })
    : say('settle.points', { n: amount });
