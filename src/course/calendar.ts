/** The days of the week, their hands and their names. */
import { dateIn } from '../i18n/dates.ts';
import type { Locale } from '../i18n/locales.ts';
import { DAY_MS } from './day.ts';

const DAYS_OF_WEEK = 7;

/** From Monday, 0, to Sunday; day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % DAYS_OF_WEEK;

/** The days of the week that a day is in, Monday first. */
export const weekOf = (day: number): readonly number[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) => day - weekdayOf(day) + at);

/** Which of the hands, week after week from a Monday, is that of a day: all come before one returns. */
export function handOfDay(day: number, hands: number): number {
  const week = Math.floor((day + 3) / DAYS_OF_WEEK) % (hands / DAYS_OF_WEEK);
  return week * DAYS_OF_WEEK + weekdayOf(day);
}

/** `dimanche 22 novembre`, in short `22 novembre`, or `22 nov.`; `nov.` */
export function dayName(
  locale: Locale,
  day: number,
  form: 'long' | 'short' | 'brief' | 'month',
): string {
  const month = form === 'long' || form === 'short' ? 'long' : 'short';
  return dateIn(locale, day * DAY_MS, {
    ...{ month, timeZone: 'UTC' },
    ...(form !== 'month' && { day: 'numeric' }),
    ...(form === 'long' && { weekday: 'long' }),
  });
}

/** `22 novembre 2026` on the reader's own calendar. */
export const fullDate = (locale: Locale, at: Date): string =>
  dateIn(locale, at, { dateStyle: 'long' });

export const dateOf = (day: number): number => new Date(day * DAY_MS).getUTCDate();
