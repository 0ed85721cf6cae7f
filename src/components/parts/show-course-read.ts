/** How far a course is read, on its cover: as in `CourseCover.astro`. */
import { fillIn } from '../../i18n/fill-in.ts';
import { finishedIn } from '../../stores/record/lessons.ts';
import type { Progress } from '../../stores/record/progress.ts';

export function showCourseRead(cover: HTMLElement, lessons: Progress['lessons']): void {
  const { course = '', all = '1', text = '' } = cover.dataset;
  const line = cover.querySelector<HTMLElement>('[data-done]');
  const done = finishedIn(lessons, course);
  cover.style.setProperty('--done', String(done / Number(all)));
  if (!line) return;
  // Forgotten elsewhere, it says again what the page was built with.
  line.dataset['unread'] ??= line.textContent ?? '';
  line.textContent = done > 0 ? fillIn(text, { done, all }) : line.dataset['unread'];
}
