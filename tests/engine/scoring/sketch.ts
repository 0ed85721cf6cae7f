/** Small rule sets of the tests: hands from notation, scored by a few rows. */
import { inSituation, type Situation } from '../../../src/engine/notation.ts';
import type { Value } from '../../../src/engine/scoring/item.ts';
import type { ScoringTable } from '../../../src/engine/scoring/ruleset.ts';
import type { Score, Totals } from '../../../src/engine/scoring/score.ts';
import { createScorer } from '../../../src/engine/scoring/scorer.ts';
import { hand } from '../hands.ts';

export type Told = Partial<Pick<Situation, 'seat' | 'round' | 'how' | 'extras'>>;

/** Scores a notation with a table that knows no agreements; throws if it has no score. */
export function scoreWith<T extends Totals>(
  table: ScoringTable<undefined, T>,
  text: string,
  about: Told = {},
): Score<T> {
  const score = createScorer(table, undefined)(inSituation(hand(text), about));
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value;
}

/** Ids of the rows that count, in the order of the table. */
export const countedIn = ({ rows }: Score): readonly string[] =>
  rows.filter(({ suppressedBy }) => suppressedBy === undefined).map(({ item }) => item.id);

/** Ids of the rows struck out, each with what struck it. */
export const struckIn = ({ rows }: Score): readonly string[] =>
  rows.flatMap(({ item, suppressedBy }) =>
    suppressedBy ? [`${item.id} < ${suppressedBy.by?.id ?? suppressedBy.rule}`] : [],
  );

/** The sum of one unit over the rows that count. */
export const sumOf = (rows: Score['rows'], unit: keyof Value): number =>
  rows.reduce(
    (sum, { item, suppressedBy }) =>
      suppressedBy === undefined ? sum + (item.value[unit] ?? 0) : sum,
    0,
  );
