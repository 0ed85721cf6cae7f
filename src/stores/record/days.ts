/** How the hands of the day went, in one record with the results of the drills. */
import { computed } from 'nanostores';
import { recordLater } from './later.ts';
import { $progress, changeProgress, type DayResult } from './progress.ts';
import type { AnswerResult } from './result.ts';

export const $days = computed($progress, ({ days = {} }) => days);

const resultOf = ({ right, hints }: Pick<AnswerResult, 'right' | 'hints'>): DayResult =>
  right ? (hints > 0 ? 'helped' : 'alone') : 'missed';

/** The first answer to the hand of a day counts, in the sums too; what comes after it is practice. */
export function answerDay(day: number, result: AnswerResult): void {
  if ($days.get()[day] !== undefined) return;
  void recordLater(result);
  changeProgress((progress) => ({
    ...progress,
    days: { [day]: resultOf(result), ...progress.days },
  }));
}
