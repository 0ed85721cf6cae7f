import { sortTiles, type Tile } from '../../core/tile.ts';
import type { DiscardQuestion } from './discard-question.ts';
import { rankDiscards } from './discard-verdict.ts';

/** Each says more than the one before. */
export const DISCARD_HINTS = ['distance', 'spare', 'count', 'answer'] as const;
export type DiscardHintStep = (typeof DISCARD_HINTS)[number];

export interface DiscardHints {
  /** How far from ready the best discard leaves the hand. */
  readonly distance: number;
  /** The tiles that can go without taking the hand further away, in tile order. */
  readonly spare: readonly Tile[];
  /** Whether these are all the tiles there are. */
  readonly allSpare: boolean;
  /** Copies that the best discard accepts. */
  readonly count: number;
  /** Every discard as good as the best. */
  readonly answer: readonly Tile[];
}

export function discardHints({ hand }: DiscardQuestion): DiscardHints {
  const { best, options, answers, keeping } = rankDiscards(hand);
  return {
    distance: best.distance,
    spare: sortTiles(keeping.map(({ tile }) => tile)),
    allSpare: keeping.length === options.length,
    count: best.count,
    answer: answers,
  };
}
