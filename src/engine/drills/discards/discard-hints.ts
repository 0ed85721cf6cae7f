import { sortTiles, type Tile } from '../../core/tile.ts';
import type { DiscardQuestion } from './discard-question.ts';
import { rankDiscards } from './discard-verdict.ts';

export const DISCARD_HINTS = ['distance', 'spare', 'count', 'answer'] as const;
export type DiscardHintStep = (typeof DISCARD_HINTS)[number];

export interface DiscardHints {
  readonly distance: number;
  readonly spare: readonly Tile[];
  readonly allSpare: boolean;
  readonly count: number;
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
