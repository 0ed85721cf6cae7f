/** When cards are due, and which are hard: read off what is kept of them, no library. */
import { dayOf } from '../../course/day.ts';
import type { Card, Schedule } from './rows.ts';

type Kept = Pick<Card, 'schedule' | 'suspended'>;

const DAY = 86_400_000;

/** Reviewed on a day to come, by a clock that has been set right since: it would wait for years. */
export const isAhead = ({ lastReview = 0 }: Schedule, now: number): boolean =>
  lastReview > now + DAY;

/** A card that was learned is due on a day; one that is being learned, at a minute. */
export function isDue({ schedule, suspended }: Kept, now: number): boolean {
  if (suspended) return false;
  if (!schedule || schedule.due <= now || isAhead(schedule, now)) return true;
  return schedule.scheduledDays > 0 && dayOf(schedule.due) <= dayOf(now);
}

/** On the scale of FSRS, from 1 to 10. */
const HARD = 7;
/** So often forgotten once it was known. */
const LAPSES = 2;

export const isHard = ({ schedule }: Pick<Card, 'schedule'>): boolean =>
  schedule !== undefined && (schedule.difficulty >= HARD || schedule.lapses >= LAPSES);

/** The days that are looked ahead, today counted. */
const DAYS_AHEAD = 7;

export function dayAhead(now: number, days: number): number {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return date.getTime();
}

/** How many are due today, and on each of the next days. */
export function forecast(cards: readonly Kept[], now: number): readonly number[] {
  const kept = cards.filter(({ suspended }) => !suspended);
  const today = dayOf(now);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const day = dayOf(dayAhead(now, ahead));
    return kept.filter(({ schedule }) => {
      const due = schedule && !isAhead(schedule, now) ? dayOf(schedule.due) : today;
      return ahead === 0 ? due <= today : due === day;
    }).length;
  });
}

/** First what has waited longest. */
export const byDue = (cards: readonly Card[]): readonly Card[] => {
  const at = ({ schedule, added }: Card): number => schedule?.due ?? added;
  return cards.toSorted((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1));
};
