import { sortTiles, type Tile } from '../../core/tile.ts';
import type { Counsel } from '../../judge/counsel.ts';
import type { DiscardQuestion } from './discard-question.ts';
import { rankDiscards } from './discard-verdict.ts';
import { counselFor, weighedDiscards } from './weighed-discards.ts';
import { isWeighed } from './weighed-verdict.ts';
import type { RuledQuestion } from './winning-ways.ts';

const DISCARD_HINTS = ['distance', 'spare', 'river', 'count', 'answer'] as const;
/** As a coach hints: what to ask oneself, two discards to compare, the better one and why. */
const WORTH_HINTS = ['question', 'spare', 'answer'] as const;
export type DiscardHintStep = (typeof DISCARD_HINTS | typeof WORTH_HINTS)[number];

export interface DiscardHints {
  readonly distance: number;
  readonly spare: readonly Tile[];
  readonly allSpare: boolean;
  /** Those of them after which one's own discards forbid to win on a discard. */
  readonly barred: readonly Tile[];
  readonly count: number;
  readonly answer: readonly Tile[];
  /** Where discards are weighed. */
  readonly worth?: { readonly counsel: Counsel; readonly counts: boolean };
}

export const discardHintSteps = (question: DiscardQuestion): readonly DiscardHintStep[] =>
  isWeighed(question)
    ? WORTH_HINTS
    : DISCARD_HINTS.filter((step) => step !== 'river' || question.rules?.bars);

/** The two that are compared, in no order of worth. */
function worthHints(question: DiscardQuestion & RuledQuestion, hints: DiscardHints): DiscardHints {
  const { wise, counts } = weighedDiscards(question);
  const counsel = counselFor(question);
  if (counsel === undefined) return hints;
  const spare = [counsel.best, counsel.other].flatMap(({ move }) =>
    move.m === 'discard' ? [move.tile] : [],
  );
  return {
    ...hints,
    ...{ spare: sortTiles(spare), allSpare: false, barred: [], answer: wise },
    worth: { counsel, counts },
  };
}

export function discardHints(question: DiscardQuestion): DiscardHints {
  const hints = hintsByTiles(question);
  return isWeighed(question) ? worthHints(question, hints) : hints;
}

function hintsByTiles(question: DiscardQuestion): DiscardHints {
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
