/** The views of the drills, by the boards that they share: each folder with a `view.tsx` is one. */
import type { DrillTypes } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/words/index.ts';
import type { DrillView, PageBoard } from './view.ts';

/** The desk and the view go by the same id, and so do their types. */
const VIEWS = import.meta.glob<DrillView<DrillTypes, unknown>>('./*/view.tsx', { import: 'VIEW' });
const PAGES = import.meta.glob<PageBoard<DrillTypes, unknown>>('./*/page-board.tsx', {
  import: 'PAGE_BOARD',
});

type Fetched = Readonly<Record<string, () => Promise<Partial<Words>>>>;

/** What they say inside other pages, a language at a time. */
const WORDS: Readonly<Record<Locale, Fetched>> = {
  fr: import.meta.glob<Partial<Words>>('./*/view.tsx', {
    query: '?words-inside-fr',
    import: 'words',
  }),
  en: import.meta.glob<Partial<Words>>('./*/view.tsx', {
    query: '?words-inside-en',
    import: 'words',
  }),
};

export function loadWordsInside(board: string, locale: Locale): Promise<Partial<Words>> {
  const load = WORDS[locale][`./${board}/view.tsx`];
  if (!load) throw new Error(`no words of ${board}`);
  return load();
}

export function loadView(board: string): Promise<DrillView<DrillTypes, unknown>> {
  const load = VIEWS[`./${board}/view.tsx`];
  if (!load) throw new Error(`no view of ${board}`);
  return load();
}

export const loadPageBoard = async (
  board: string,
): Promise<PageBoard<DrillTypes, unknown> | undefined> => PAGES[`./${board}/page-board.tsx`]?.();
