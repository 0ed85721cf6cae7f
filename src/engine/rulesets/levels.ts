/** What is drilled of each rule set, in names alone: light enough for any page. */
import { encyclopedieLevels } from './encyclopedie/teaching/levels.ts';
import type { PlayableRules } from './index.ts';
import { mcrLevels } from './mcr/teaching/levels.ts';
import { riichiLevels } from './riichi/teaching/levels.ts';
import { tchou1924Levels } from './tchou1924/teaching/levels.ts';
import { vulcain1953Levels } from './vulcain1953/teaching/levels.ts';

interface LevelNames {
  readonly table: Readonly<Record<string, readonly string[]>>;
  readonly settling: readonly string[];
  /** What is asked of discards that others may win with; none where a win gains nothing. */
  readonly safety: readonly string[];
  /** The agreements that payments hang on. */
  readonly agreements: readonly string[];
  /** Whether one's own discards may forbid to win on a discard. */
  readonly barsByOwnDiscards?: true;
  /** Whether the source has no table of points, so that no hand is worth more than another. */
  readonly uncounted?: true;
  /** Whether a tile is often worth claiming in more ways than one. */
  readonly weighsClaims?: true;
}

const LEVELS = {
  tchou1924: tchou1924Levels,
  vulcain1953: vulcain1953Levels,
  encyclopedie: encyclopedieLevels,
  mcr: mcrLevels,
  riichi: riichiLevels,
} as const satisfies Readonly<Record<PlayableRules, LevelNames>>;
type Levels = typeof LEVELS;

export const tableLevelsOf = (rules: PlayableRules): LevelNames['table'] => LEVELS[rules].table;

export type TableLevelId = {
  [Rules in PlayableRules]: keyof Levels[Rules]['table'];
}[PlayableRules];

const rulesThat = (have: 'barsByOwnDiscards' | 'weighsClaims'): readonly PlayableRules[] =>
  Object.entries<LevelNames>(LEVELS).flatMap(([rules, names]) =>
    names[have] ? [rules as PlayableRules] : [],
  );

/** The rule sets under which one’s own discards bar a win. */
export const BARRING_RULES = rulesThat('barsByOwnDiscards');
export const WEIGHING_RULES = rulesThat('weighsClaims');

type SettleTopicId = Levels[PlayableRules]['settling'][number];

export const SETTLE_TOPICS_BY_RULES: Readonly<Record<string, readonly SettleTopicId[]>> =
  Object.fromEntries(Object.entries(LEVELS).map(([rules, { settling }]) => [rules, settling]));

/** What is settled under any of the rule sets. */
export const SETTLE_TOPICS: readonly SettleTopicId[] = Object.values(SETTLE_TOPICS_BY_RULES).flat();

/** Rule sets under which one hand is worth more than another. */
export const COUNTING_RULES = Object.entries<LevelNames>(LEVELS).flatMap(
  ([rules, { uncounted }]) => (uncounted ? [] : [rules as PlayableRules]),
);

/** What is settled under a rule set, as it is taught. */
export const settlingOf = (rules: PlayableRules): readonly string[] => LEVELS[rules].settling;

/** The topics of the rule set that has this one. */
export const settlingBeside = (topic: string): readonly string[] =>
  Object.values<LevelNames>(LEVELS).find(({ settling }) => settling.includes(topic))?.settling ??
  [];

export type SafetyTopic = Levels[PlayableRules]['safety'][number];

/** Rule sets under which it matters who wins with a discard. */
export const SAFETY_BY_RULES: Readonly<Partial<Record<PlayableRules, readonly SafetyTopic[]>>> =
  Object.fromEntries(
    Object.entries(LEVELS).flatMap(([rules, { safety }]) =>
      safety.length > 0 ? [[rules, safety]] : [],
    ),
  );

export const DEFENCE_RULES = Object.keys(SAFETY_BY_RULES) as readonly PlayableRules[];

/** As they stand in addresses. */
export const SETTLING_AGREEMENTS: readonly string[] = Object.values(LEVELS).flatMap(
  ({ agreements }): readonly string[] => agreements,
);
