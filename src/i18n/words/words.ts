import type { en } from './en.ts';

export type WordKey = keyof typeof en;

/** A whole dictionary: the English keys, worded in some language. */
export type Words = Readonly<Record<WordKey, string>>;
