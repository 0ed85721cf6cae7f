import { PLAYABLE_RULES } from '../../rulesets/index.ts';
import { WEIGHING_RULES } from '../../rulesets/levels.ts';
import { gameField, type Level, type LevelField } from '../drill.ts';

/** The texts of a question, in the order in which they stand in an address. */
export const CLAIM_PARTS = [
  ...['hand', 'rules', 'tile', 'seat', 'from', 'round', 'river', 'left', 'kongs', 'deal', 'ask'],
] as const;

/** What stands among the claims for making none. */
export const PASS = 'pass';

/** Who may claim what; whether to; mah-jong or not; the end of the wall and other limits. */
export const CLAIM_TOPICS = ['tiles', 'worth', 'win', 'limits'] as const;
export type ClaimTopic = (typeof CLAIM_TOPICS)[number];

/** Which way to take the tile, as the judge of play weighs it: no claim has to be marked. */
export const WAY = 'way';

const topicsIn = ({ game }: Level): readonly string[] => [
  ...CLAIM_TOPICS,
  ...(WEIGHING_RULES.some((rules) => rules === game) ? [WAY] : []),
];

export const CLAIM_LEVELS: readonly [LevelField, LevelField] = [
  gameField(PLAYABLE_RULES),
  { name: 'level', values: topicsIn, rungs: topicsIn },
];

export const topicOf = ({ level }: Level): ClaimTopic =>
  CLAIM_TOPICS.find((topic) => topic === level) ?? 'tiles';
