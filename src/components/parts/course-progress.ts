/** What the record says of a course: how many of its lessons are finished, on its cover and by its seal. */
import { fillIn } from '../../i18n/fill-in.ts';
import { lessonRecords } from '../../stores/record/lessons.ts';
import { pressSeal } from './press-seal.ts';

const finishedIn = (course = ''): number =>
  Object.values(lessonRecords(course)).filter(({ finished }) => finished).length;

/** The seal of a finished course; pressed down where the reader sees it come, not when it is first shown. */
export function showCourseDone(mark: HTMLElement, isFirst: boolean): void {
  const wasHidden = mark.hidden;
  mark.hidden = finishedIn(mark.dataset['courseDone']) < Number(mark.dataset['all']);
  const seal = mark.querySelector('img');
  if (!mark.hidden && wasHidden && !isFirst && seal) pressSeal(seal);
}

export function showCover(cover: HTMLElement): void {
  const { course, all = '1', text = '' } = cover.dataset;
  const line = cover.querySelector<HTMLElement>('[data-done]');
  const done = finishedIn(course);
  cover.style.setProperty('--done', String(done / Number(all)));
  if (!line) return;
  line.dataset['unread'] ??= line.textContent ?? '';
  line.textContent = done > 0 ? fillIn(text, { done, all }) : line.dataset['unread'];
}
