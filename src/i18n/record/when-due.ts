import { dateIn } from '../dates.ts';
import type { Voice } from '../speak.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many midnights lie between two times, on the reader's calendar. */
function daysBetween(from: number, to: number): number {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / (24 * HOUR));
}

/** `in 10 minutes`, `tomorrow`, `Wednesday 25 November`. */
export function whenDue({ locale, say }: Voice, due: number, now: number) {
  const date = new Date(due);
  const days = daysBetween(now, due);
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
