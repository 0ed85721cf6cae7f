/** What is drilled of each rule set, in names alone: light enough for any page. */
import type { PlayableRules } from './index.ts';
import * as mcr from './mcr/teaching/levels.ts';
import * as tchou1924 from './tchou1924/teaching/levels.ts';

interface LevelNames {
  readonly TABLE_LEVELS: Readonly<Record<string, readonly string[]>>;
  readonly SETTLE_TOPICS: readonly string[];
}

const LEVELS = { tchou1924, mcr } as const satisfies Readonly<Record<PlayableRules, LevelNames>>;
type Levels = (typeof LEVELS)[PlayableRules];

/** The kinds of questions about the table, by level. */
export const tableLevelsOf = (rules: PlayableRules): LevelNames['TABLE_LEVELS'] =>
  LEVELS[rules].TABLE_LEVELS;

/** A level of the questions about the table, of some rule set. */
export type TableLevelId = {
  [Rules in PlayableRules]: keyof (typeof LEVELS)[Rules]['TABLE_LEVELS'];
}[PlayableRules];

export type SettleTopicId = Levels['SETTLE_TOPICS'][number];

/** What tables to settle are about, the rule sets one after another. */
export const SETTLE_TOPICS: readonly SettleTopicId[] = Object.values(LEVELS).flatMap(
  ({ SETTLE_TOPICS: topics }): readonly SettleTopicId[] => topics,
);
