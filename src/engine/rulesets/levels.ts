/** What is drilled of each rule set, in names alone: light enough for any page. */
import type { PlayableRules } from './index.ts';
import { TABLE_LEVELS as mcr } from './mcr/teaching/levels.ts';
import { TABLE_LEVELS as tchou1924 } from './tchou1924/teaching/levels.ts';

/** The kinds of questions about the table, by level. */
export const TABLE_LEVELS = { tchou1924, mcr } as const satisfies Readonly<
  Record<PlayableRules, Readonly<Record<string, readonly string[]>>>
>;

/** A level of some rule set. */
export type TableLevelId = {
  [Rules in PlayableRules]: keyof (typeof TABLE_LEVELS)[Rules];
}[PlayableRules];
