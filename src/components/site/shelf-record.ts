/** What the reader's record adds to the index of the courses; fetched when there is time. */
import { whereToGoOn } from '../../stores/record/lessons.ts';
import { $progress, type Progress } from '../../stores/record/progress.ts';
import { showCourseDone, showCover } from '../parts/course-progress.ts';
import { pageData } from '../parts/page-data.ts';

const all = (selector: string, root: ParentNode = document): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

function showLesson(row: HTMLElement, lessons: Progress['lessons']): void {
  const lesson = lessons[row.dataset['key'] ?? ''];
  const results = pageData<readonly string[]>(row, 'results', []);
  const number = row.querySelector<HTMLElement>('[data-finished]');
  const positions = row.querySelector<HTMLElement>('[data-positions]');
  if (!number || !positions) return;
  const finished = lesson?.finished ?? false;
  number.toggleAttribute('data-done', finished);
  number.title = finished ? (number.dataset['finished'] ?? '') : '';
  const solved = Object.values(lesson?.positions ?? {}).filter((state) => state !== 'tried').length;
  positions.dataset['unread'] ??= positions.textContent ?? '';
  positions.toggleAttribute('data-done', lesson !== undefined && solved === results.length - 1);
  const text = Object.keys(lesson?.positions ?? {}).length > 0 ? results[solved] : undefined;
  positions.textContent = text ?? positions.dataset['unread'];
}

function showGoOn(link: HTMLAnchorElement): void {
  const rows = all('[data-key]', link.closest('section') ?? document);
  const stop = whereToGoOn(rows.map(({ dataset }) => dataset['key'] ?? ''));
  const row = rows.find(({ dataset }) => dataset['key'] === stop?.lesson);
  link.dataset['unread'] ??= JSON.stringify([link.href, link.textContent]);
  const [href = '', text = ''] = pageData<readonly string[]>(link, 'unread', []);
  const place = stop?.position ? `#${stop.position}` : '';
  link.href = row instanceof HTMLAnchorElement ? row.href + place : href;
  link.textContent = row ? (link.dataset['resume'] ?? '') : text;
}

/** A hand that was won in a lesson stays in sight. */
function showKept(hand: HTMLElement, lessons: Progress['lessons']): void {
  hand.hidden = !lessons[hand.dataset['kept'] ?? '']?.finished;
}

export function showShelfRecord(): void {
  $progress.subscribe(({ lessons }) => {
    for (const row of all('[data-key]')) showLesson(row, lessons);
    for (const cover of all('[data-course]')) showCover(cover);
    for (const hand of all('[data-kept]')) showKept(hand, lessons);
    for (const mark of all('[data-course-done]')) showCourseDone(mark, true);
    for (const link of all('[data-resume]')) showGoOn(link as HTMLAnchorElement);
  });
}
