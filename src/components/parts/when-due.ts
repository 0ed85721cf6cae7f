import { dayOf } from '../../course/day.ts';
import { dateIn } from '../../i18n/dates.ts';
import type { Voice } from '../../i18n/speak.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `in 10 minutes`, `tomorrow`, `Wednesday 25 November`. */
export function whenDue({ locale, say }: Voice, due: number, now: number) {
  const date = new Date(due);
  const days = dayOf(due) - dayOf(now);
  if (due <= now) return say('mistakes.when.now');
  if (due - now < HOUR) return say('mistakes.when.minutes', { n: Math.ceil((due - now) / MINUTE) });
  if (days === 0) {
    const time = dateIn(locale, date, { hour: 'numeric', minute: '2-digit' });
    return say('mistakes.when.today', { time });
  }
  if (days === 1) return say('mistakes.when.tomorrow');
  return dateIn(locale, date, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...(date.getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  });
}
