/** How the hands of the day went, in one record with the results of the drills. */
import { computed } from 'nanostores';
import { $progress, type DayResult, type Result, record } from './progress.ts';

export const $days = computed($progress, ({ days = {} }) => days);

const resultOf = ({ right, hints }: Pick<Result, 'right' | 'hints'>): DayResult =>
  right ? (hints > 0 ? 'helped' : 'alone') : 'missed';

/** The first answer to the hand of a day counts, in the sums too; what comes after it is practice. */
export function answerDay(day: number, result: Result): void {
  if ($days.get()[day] !== undefined) return;
  record(result);
  const progress = $progress.get();
  $progress.set({ ...progress, days: { ...progress.days, [day]: resultOf(result) } });
}
