/** The seal of a course: shown once all of its lessons are finished. */
import { finishedIn } from '../../stores/record/lessons.ts';
import type { Progress } from '../../stores/record/progress.ts';
import { pressSeal } from '../parts/press-seal.ts';

/** Pressed where the reader sees it happen; `isFirst` where it was there before. */
export function showCourseDone(mark: HTMLElement, { lessons }: Progress, isFirst: boolean): void {
  const done = finishedIn(lessons, mark.dataset['courseDone'] ?? '');
  const wasHidden = mark.hidden;
  mark.hidden = done < Number(mark.dataset['all']);
  const seal = mark.querySelector('img');
  if (!mark.hidden && wasHidden && !isFirst && seal) pressSeal(seal);
}
