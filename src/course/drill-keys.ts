/** What keys do on a board, in words. */
import type { WordKey } from '../i18n/words.ts';

/** Keys, or the first and the last of a range, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], does: WordKey];

export const SUIT_KEYS: KeyHelp = [['m', 'p', 's', 'z'], 'keys.suits'];
const ENTER_KEY: KeyHelp = [['Enter'], 'keys.enter'];
export const HINT_KEY: KeyHelp = [['H'], 'keys.hint'];

/** What the keys do on the board of a drill. */
export interface BoardKeys {
  readonly title: WordKey;
  readonly rows: readonly KeyHelp[];
}

/** Those that answer, then Enter and the hint, then what is left. */
export const boardKeys = (
  title: WordKey,
  answering: readonly KeyHelp[],
  ...others: readonly KeyHelp[]
): BoardKeys => ({
  title,
  rows: [...answering, ENTER_KEY, HINT_KEY, ...others],
});

/** What the keys do in any question inside a page. */
export const QUESTION_KEYS: readonly KeyHelp[] = [
  [['1–9'], 'keys.question.digits'],
  ENTER_KEY,
  HINT_KEY,
];
