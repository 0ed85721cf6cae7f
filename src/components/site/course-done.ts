/** The seal of a course: shown once all of its lessons are finished. */
import type { Progress } from '../../stores/record/progress.ts';
import { pressSeal } from '../parts/press-seal.ts';

/** Pressed where the reader sees it happen; `isFirst` where it was there before. */
export function showCourseDone(mark: HTMLElement, { lessons }: Progress, isFirst: boolean): void {
  const start = `${mark.dataset['courseDone']}/`;
  const done = Object.entries(lessons).filter(
    ([key, { finished }]) => finished && key.startsWith(start),
  ).length;
  const wasHidden = mark.hidden;
  mark.hidden = done < Number(mark.dataset['all']);
  const seal = mark.querySelector('img');
  if (!mark.hidden && wasHidden && !isFirst && seal) pressSeal(seal);
}
