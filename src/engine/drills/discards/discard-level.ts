import { PLAYABLE_RULES } from '../../rulesets/index.ts';
import { BARRING_RULES, COUNTING_RULES, DEFENCE_RULES } from '../../rulesets/levels.ts';
import { gameField, type Level, type LevelField } from '../drill.ts';
import { isSorted, ORDER_FIELD } from '../order.ts';

/** What the other players show, and how far the hand has come. */
const TABLE_PARTS = ['E', 'S', 'W', 'N', 'order', 'left', 'markers'] as const;

export const DISCARD_PARTS = [
  ...['hand', 'seen', 'rules', 'ask', 'river', 'seat', 'round'],
  ...TABLE_PARTS,
] as const;

/**
 * What discards are judged by: distance and copies, or what the hand is worth as the judge of play
 * weighs it.
 */
export const DISCARD_ASKS = ['copies', 'worth'] as const;
export type DiscardAsk = (typeof DISCARD_ASKS)[number];

/**
 * What a hand is about: a tile that takes part in nothing; a pair or run too
 * many; shapes that share tiles; one suit only; tiles on the table that change
 * the answer; one's own discards that do, where they forbid to win; a hand that is worth more than
 * the nearest one; what the other players show.
 */
export const DISCARD_KINDS = [
  ...(['lone', 'blocks', 'overlapping', 'pure', 'seen', 'river', 'plan', 'table'] as const),
] as const;
export type DiscardKind = (typeof DISCARD_KINDS)[number];

/** Concealed tiles, with a meld for each three that they lack to 14. */
export const DISCARD_SIZES = [5, 8, 11, 14] as const;
export type DiscardSize = (typeof DISCARD_SIZES)[number];

export interface DiscardLevel {
  readonly kind: DiscardKind;
  readonly size: DiscardSize;
  readonly sorted: boolean;
  /** The rule set, or none: the common shapes. */
  readonly game: string;
}

/** The common shapes, without a rule set: names of results at this level name none. */
export const NO_GAME = 'common';

const FIRST_SIZE: DiscardSize = 14;

/** The rule sets that a kind is about; any, or none, where all are asked alike. */
const RULES_OF_KIND: Readonly<Partial<Record<string, readonly string[]>>> = {
  river: BARRING_RULES,
  plan: COUNTING_RULES,
  table: DEFENCE_RULES,
};

export const DISCARD_LEVELS: readonly LevelField[] = [
  {
    name: 'size',
    values: DISCARD_SIZES.map(String),
    initial: String(FIRST_SIZE),
    rungs: DISCARD_SIZES.map(String),
  },
  { name: 'kind', values: DISCARD_KINDS },
  ORDER_FIELD,
  {
    ...gameField(PLAYABLE_RULES),
    values: ({ kind = '' }) => RULES_OF_KIND[kind] ?? [NO_GAME, ...PLAYABLE_RULES],
    initial: NO_GAME,
    unsaid: NO_GAME,
  },
];

export const discardLevelOf = (level: Level): DiscardLevel => ({
  kind: DISCARD_KINDS.find((known) => known === level['kind']) ?? 'lone',
  size: DISCARD_SIZES.find((known) => String(known) === level['size']) ?? FIRST_SIZE,
  sorted: isSorted(level),
  game: level['game'] ?? NO_GAME,
});
