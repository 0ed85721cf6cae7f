import { sortTiles, type Tile } from '../../core/tile.ts';
import type { DiscardQuestion } from './discard-question.ts';
import { rankDiscards } from './discard-verdict.ts';

const DISCARD_HINTS = ['distance', 'spare', 'river', 'count', 'answer'] as const;
export type DiscardHintStep = (typeof DISCARD_HINTS)[number];

export interface DiscardHints {
  readonly distance: number;
  readonly spare: readonly Tile[];
  readonly allSpare: boolean;
  /** Those of them after which one's own discards forbid to win on a discard. */
  readonly barred: readonly Tile[];
  readonly count: number;
  readonly answer: readonly Tile[];
}

export const discardHintSteps = ({ rules }: DiscardQuestion): readonly DiscardHintStep[] =>
  DISCARD_HINTS.filter((step) => step !== 'river' || rules?.bars);

export function discardHints(question: DiscardQuestion): DiscardHints {
  const { best, options, answers, keeping } = rankDiscards(question);
  const barred = keeping.filter((option) => option.barred);
  return {
    distance: best.distance,
    spare: sortTiles(keeping.map(({ tile }) => tile)),
    allSpare: keeping.length === options.length,
    barred: sortTiles(barred.map(({ tile }) => tile)),
    count: best.count,
    answer: answers,
  };
}
