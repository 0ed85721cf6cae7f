/**
 * When a page is built: the words of a drill's question, by what the sources of its view say. What
 * begins with the name of a rule set or of a drill (`*.item.*`) is said of those named alone.
 */
import { wordKeys as frame } from './Drill.tsx?word-keys';
import { wordKeys as dealing } from './DrillFrame.tsx?word-keys';
import type { KeyParts } from './view.ts';

type KeysByFile = Readonly<Record<string, readonly string[]>>;

const PAGES: KeysByFile = import.meta.glob('./*/{view,page-board}.tsx', {
  query: '?word-keys',
  import: 'wordKeys',
  eager: true,
});
const INSIDE: KeysByFile = import.meta.glob('./*/view.tsx', {
  query: '?word-keys-inside',
  import: 'wordKeys',
  eager: true,
});

const isOfRules = (key: string): boolean => key.startsWith('*');

export const keysForRules = (
  keys: readonly string[],
  names: readonly string[],
): readonly string[] =>
  keys.flatMap((key) => (isOfRules(key) ? names.map((name) => name + key.slice(1)) : key));

/** On the page of a drill, with its levels, its results and a hand of one's own. */
export const pageWordKeys = (board: string, names: readonly string[]): readonly string[] =>
  keysForRules(
    [
      ...[...frame, ...dealing, ...(PAGES[`./${board}/view.tsx`] ?? [])],
      ...(PAGES[`./${board}/page-board.tsx`] ?? []),
    ],
    names,
  );

/** Of what is said, what begins with the name of a rule set: the rest comes with what says it. */
export const keysOfRules = (keys: readonly string[], names: readonly string[]): readonly string[] =>
  keysForRules(keys.filter(isOfRules), names);

/** Inside another page; `says` names which of the keys that are put together it can say. */
export const lessonWordKeys = (
  board: string,
  names: readonly string[],
  says: KeyParts = {},
): readonly string[] =>
  keysOfRules(INSIDE[`./${board}/view.tsx`] ?? [], names).flatMap(
    (key) => says[key]?.map((id) => key.replace('*', id)) ?? key,
  );
