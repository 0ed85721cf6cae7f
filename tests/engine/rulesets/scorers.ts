/** A scorer takes longer to make than a hand to score: one is made for everything that was agreed. */
import type { Totals } from '../../../src/engine/scoring/score.ts';
import { createScorer } from '../../../src/engine/scoring.ts';

type Table<Options, T extends Totals> = Parameters<typeof createScorer<Options, T>>[0];

/** The scorer under options that differ from the usual ones. */
export function scorersFor<Options, T extends Totals>(table: Table<Options, T>, usual: Options) {
  const known = new Map<string, ReturnType<typeof createScorer<Options, T>>>();
  return (agreed: Partial<Options> = {}): ReturnType<typeof createScorer<Options, T>> => {
    const options = { ...usual, ...agreed };
    const key = JSON.stringify(options);
    const scorer = known.get(key) ?? createScorer(table, options);
    known.set(key, scorer);
    return scorer;
  };
}
