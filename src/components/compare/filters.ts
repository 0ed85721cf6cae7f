/** Shows of the matrix what is asked for, and keeps that in the address. */

import { localeFrom } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import { pageData } from '../parts/page-data.ts';
import { pairOf, passesFilter, type QuestionFilter } from './question-filter.ts';

const rowsIn = (part: ParentNode): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('[data-answers]'),
];

const asked = (form: HTMLFormElement): QuestionFilter => {
  const given = new FormData(form);
  const textOf = (name: string): string => String(given.get(name) ?? '');
  return { differ: given.has('differ'), pair: pairOf(textOf('first'), textOf('second')) };
};

function showColumns(matrix: HTMLElement, { pair }: QuestionFilter): void {
  matrix.style.setProperty('--columns', String(pair?.length ?? 5));
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-of]'))
    cell.hidden = pair !== undefined && !pair.includes(cell.dataset['of'] ?? '');
}

function showRows(matrix: HTMLElement, what: QuestionFilter, say: Say): number {
  let shown = 0;
  for (const chapter of matrix.querySelectorAll<HTMLElement>('[data-chapter]')) {
    const rows = rowsIn(chapter);
    for (const row of rows) row.hidden = !passesFilter(row.dataset['answers'] ?? '', what);
    const n = rows.filter(({ hidden }) => !hidden).length;
    chapter.hidden = n === 0;
    const link = document.querySelector<HTMLElement>(
      `.matrix-rail [href="#${chapter.querySelector('.unfold-body')?.id}"]`,
    );
    if (link) link.hidden = n === 0;
    const count = chapter.querySelector('.count');
    if (count) count.textContent = say('learn.positions', { n });
    shown += n;
  }
  return shown;
}

function fill(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.checked = query.get(field.name) === field.value;
    if (!(field instanceof HTMLSelectElement)) continue;
    const value = query.get(field.name);
    const known = [...field.options].some((option) => option.value === value);
    field.value = known && value !== null ? value : '';
  }
}

function writeAddress(form: HTMLFormElement): void {
  const given = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const search = query.size === 0 ? '' : `?${query}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}

/** Where one row is swiped to, the others follow: down the page one reads the same source. */
function swipeTogether(matrix: HTMLElement): void {
  matrix.addEventListener(
    'scrollend',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-answers]')) return;
      for (const row of rowsIn(matrix))
        if (row !== target && row.scrollLeft !== target.scrollLeft)
          row.scrollLeft = target.scrollLeft;
    },
    true,
  );
}

export function joinFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const matrix = document.querySelector<HTMLElement>('[data-matrix]');
  if (!form || !matrix) return;
  const words = pageData(form, 'filters', {});
  const say = speaker(localeFrom(document.documentElement.lang), words);
  const status = form.querySelector('[role=status]');
  const all = rowsIn(matrix).length;
  const show = (): void => {
    const what = asked(form);
    showColumns(matrix, what);
    const n = showRows(matrix, what, say);
    if (status) status.textContent = n === all ? '' : say('compare.shown', { n, all });
  };
  fill(form);
  if (location.search !== '') show();
  form.addEventListener('change', () => {
    show();
    writeAddress(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  swipeTogether(matrix);
}
