/** The words that the page of a question carries. */

import type { KeyParts } from '../../src/components/drills/view.ts';
import { loadWordsInside } from '../../src/components/drills/views.ts';
import { lessonWordKeys, pageWordKeys } from '../../src/components/drills/word-keys.ts';
import { areasIn, boardOf } from '../../src/course/drill-data.ts';
import { DRILL_PAGES } from '../../src/course/drills.ts';
import { DRILLS, type DrillId } from '../../src/engine/drills.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { haveWords } from '../../src/i18n/page-words.ts';
import { type Words, wordsFor } from '../../src/i18n/words.ts';

// The page has no other words.
haveWords(() => ({}));

/** On the page of the drill. */
export function pageWords(id: string, locale: Locale): Partial<Words> {
  const drill = DRILL_PAGES.find((known) => known.id === id);
  if (!drill) throw new Error(`no drill ${id}`);
  return wordsFor(locale, pageWordKeys(drill.view, drill.areas));
}

const COMING = new Map(
  await Promise.all(
    [...new Set(DRILLS.map(boardOf))].flatMap((board) =>
      LOCALES.map(
        async (locale) => [`${board} ${locale}`, await loadWordsInside(board, locale)] as const,
      ),
    ),
  ),
);

/** Inside a lesson: what the page carries, and what comes with the view. */
export function lessonWords(
  id: DrillId,
  shown: unknown,
  locale: Locale,
  says?: KeyParts,
): Partial<Words> {
  const row = DRILLS.find((known) => known.id === id);
  if (!row) throw new Error(`no drill ${id}`);
  const board = boardOf(row);
  return {
    ...wordsFor(locale, lessonWordKeys(board, areasIn(row, shown), says)),
    ...COMING.get(`${board} ${locale}`),
  };
}
