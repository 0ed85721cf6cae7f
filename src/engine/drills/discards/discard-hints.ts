/** The hints of "What discard?" in their steps, each saying more than the one before. */
import { compareTiles, type Tile } from '../../core/tile.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import type { DiscardQuestion } from './discard-question.ts';
import { bestDiscards, bestOf, keepingDistance } from './discard-verdict.ts';

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
  const options = discardsFor(hand, COMMON_SHAPES);
  const { distance, count } = bestOf(options);
  const spare = keepingDistance(options)
    .map(({ tile }) => tile)
    .sort(compareTiles);
  return {
    distance,
    spare,
    allSpare: spare.length === options.length,
    count,
    answer: bestDiscards(options).map(({ tile }) => tile),
  };
}
