/** The views of the drills, by the boards that they share: each folder with a `view.tsx` is one. */
import type { DrillTypes } from '../../engine/drills.ts';
import type { DrillView, PageBoard } from './view.ts';

/** The desk and the view go by the same id, and so do their types. */
const VIEWS = import.meta.glob<DrillView<DrillTypes, unknown>>('./*/view.tsx', { import: 'VIEW' });
const PAGES = import.meta.glob<PageBoard<DrillTypes, unknown>>('./*/page-board.tsx', {
  import: 'PAGE_BOARD',
});

export function loadView(board: string): Promise<DrillView<DrillTypes, unknown>> {
  const load = VIEWS[`./${board}/view.tsx`];
  if (!load) throw new Error(`no view of ${board}`);
  return load();
}

export const loadPageBoard = async (
  board: string,
): Promise<PageBoard<DrillTypes, unknown> | undefined> => PAGES[`./${board}/page-board.tsx`]?.();
