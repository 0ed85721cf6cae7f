/** All the lists of rows by which a hand may be counted for what it is worth at most. */
import type { Situation } from '../core/situation.ts';
import type { CountedList, ScoringTable } from './ruleset.ts';
import type { Score, Totals } from './score.ts';
import { createReadings } from './scorer.ts';

interface Best<T extends Totals> {
  /** Positive if `a` is the better reading, 0 if its lists count beside those of `b`. */
  readonly compare: (a: T, b: T) => number;
  readonly listsOf: (score: Score<T>) => readonly CountedList[];
}

/**
 * The different lists of the best readings; none for tiles that do not win. Make it once for some
 * options.
 */
export function createLists<Options, T extends Totals>(
  table: ScoringTable<Options, T>,
  options: Options,
  { compare, listsOf }: Best<T>,
): (situation: Situation) => readonly CountedList[] {
  const readings = createReadings(table, options);
  return (situation) => {
    const scores = readings(situation);
    if (!scores.ok) return [];
    const best = scores.value
      .map(({ totals }) => totals)
      .reduce((most, totals) => (compare(totals, most) > 0 ? totals : most));
    const lists = scores.value
      .filter(({ totals }) => compare(totals, best) === 0)
      .flatMap((score) => listsOf(score));
    return [...new Map(lists.map((list) => [list.join(), list])).values()];
  };
}
