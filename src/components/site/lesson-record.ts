/** What the reader's record and a lesson tell each other; fetched when there is time. */
import { finishLesson, openLesson } from '../../stores/record/lessons.ts';
import { $progress, type LessonRecord } from '../../stores/record/progress.ts';
import { showCourseDone } from '../parts/course-progress.ts';
import { pageData } from '../parts/page-data.ts';
import { joinPlan } from './join-plan.ts';

function showSolved(pips: readonly HTMLElement[], { positions }: LessonRecord): void {
  for (const pip of pips) {
    const solved = positions[pip.dataset['pip'] ?? ''];
    if (solved) pip.dataset['solved'] = solved;
    else delete pip.dataset['solved'];
  }
}

/** How it went, once everything is answered. */
function showResult(line: HTMLElement, ids: readonly string[], { positions }: LessonRecord): void {
  const results = pageData<readonly string[]>(line, 'results', []);
  const isAnswered = ids.length > 0 && ids.every((id) => id in positions);
  const right = ids.filter((id) => positions[id] === 'first').length;
  const text = isAnswered ? (results[right] ?? '') : '';
  if (line.textContent !== text) line.textContent = text;
}

export function followLesson(): void {
  joinPlan();
  const key = document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  if (!key) return;
  const pips = [...document.querySelectorAll<HTMLElement>('[data-pip]')];
  const ids = pips.map((pip) => pip.dataset['pip'] ?? '');
  const line = document.querySelector<HTMLElement>('[data-results]');
  const mark = document.querySelector<HTMLElement>('[data-course-done]');
  openLesson(key);
  let isFirst = true;
  $progress.subscribe(({ lessons }) => {
    // Forgotten elsewhere, it is opened again with the next answer.
    const lesson = lessons[key] ?? { positions: {}, finished: false };
    showSolved(pips, lesson);
    if (line) showResult(line, ids, lesson);
    if (mark) showCourseDone(mark, isFirst);
    isFirst = false;
    if (!lesson.finished && key in lessons) finishLesson(key, ids);
  });
}
