/** Shows of a page's rows those that have the words searched for, and keeps the search in the address. */

import { localeFrom } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import { bringIntoView } from '../parts/bring-into-view.ts';
import { pageData } from '../parts/page-data.ts';

/** Browsers throttle frequent address changes. */
const ADDRESS_DELAY = 250;

interface Row {
  readonly element: HTMLElement;
  readonly text: string;
}

/** Without accents, ligatures or capitals: what is typed in a hurry is found. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/’/g, "'")
    .toLowerCase();

/** What many rows say alike, and nobody searches. */
const UNSOUGHT = /<div[^>]*data-unsought[^>]*>.*?<\/div>/gs;

/** What a row still keeps in a `noscript` is there as markup too. */
const rowOf = (element: HTMLElement): Row => ({
  element,
  text: plain(`${element.id} ${element.innerHTML.replace(UNSOUGHT, '')}`.replace(/<[^>]*>/g, ' ')),
});

function asked(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(
    ([name, value]) => [name, String(value).trim()] as const,
  );
  const given = fields.filter(([, value]) => value !== '');
  const words = plain(given.find(([name]) => name === 'q')?.[1] ?? '').split(/\s+/);
  return { given, words, facets: given.filter(([name]) => name !== 'q') };
}

/** Chapters with a row that is shown stand open while something is searched. */
function showChapters(isSearching: boolean): void {
  for (const chapter of document.querySelectorAll<HTMLElement>('[data-rows]')) {
    const rows = [...chapter.querySelectorAll<HTMLElement>('[data-row]')];
    chapter.hidden = rows.length > 0 && rows.every(({ hidden }) => hidden);
    if (!(chapter instanceof HTMLDetailsElement)) continue;
    if (isSearching) {
      chapter.dataset['before'] ??= String(chapter.open);
      chapter.open = !chapter.hidden;
    } else if (chapter.dataset['before'] !== undefined) {
      chapter.open = chapter.dataset['before'] === 'true';
      delete chapter.dataset['before'];
    }
  }
}

export function joinRowSearch(form: HTMLFormElement): void {
  const say = speaker(localeFrom(document.documentElement.lang), pageData(form, 'rowSearch', {}));
  const status = form.querySelector('[role=status]');
  let rows: readonly Row[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const search = (): void => {
    rows ??= [...document.querySelectorAll<HTMLElement>('[data-row]')].map(rowOf);
    const { given, words, facets } = asked(form);
    for (const { element, text } of rows)
      element.hidden = !(
        words.every((word) => text.includes(word)) &&
        facets.every(([name, value]) => element.dataset[name] === value)
      );
    showChapters(words[0] !== '');
    const n = rows.filter(({ element }) => !element.hidden).length;
    const found = n === 0 ? say('search.none') : say('search.shown', { n, all: rows.length });
    if (status) status.textContent = given.length === 0 ? '' : found;
  };
  const writeAddress = (): void => {
    const query = new URLSearchParams(asked(form).given.map(([name, value]) => [name, value]));
    const address = query.size === 0 ? '' : `?${query}`;
    history.replaceState(history.state, '', `${location.pathname}${address}${location.hash}`);
  };
  const change = (): void => {
    search();
    clearTimeout(timer);
    timer = setTimeout(writeAddress, ADDRESS_DELAY);
  };
  /** A link to a row that is left out brings all the rows back. */
  const showTarget = (): void => {
    const target = document.querySelector(':target');
    if (!target?.closest('[hidden]')) return;
    form.reset();
    change();
    // The browser first holds what was in view in its place.
    requestAnimationFrame(() => bringIntoView(target.closest('[data-row]') ?? target));
  };

  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
  }
  // Typed before this was here, or brought by the address.
  if (asked(form).given.length > 0) (location.search === '' ? change : search)();
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  // Before the folds, which scroll to what is led to.
  addEventListener('hashchange', showTarget, true);
  showTarget();
}
