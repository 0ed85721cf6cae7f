import type { WritableAtom } from 'nanostores';
import { persistentAtom } from './persistent.ts';

/** One of some words; anything else counts as the first of them. */
export const persistentWord = (
  key: string,
  words: readonly [string, ...string[]],
): WritableAtom<string> =>
  persistentAtom<string>(key, words[0], {
    encode: (word) => word,
    decode: (text) => words.find((word) => word === text) ?? words[0],
  });
