/** The hints of "Count the hand" in their steps, each saying more than the one before. */
import { tchou1924 } from '../../rulesets/tchou1924/ruleset.ts';
import { explain, type LineGroup } from '../../scoring/explain.ts';
import { bringsSomething } from '../../scoring/item.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { type CountQuestion, countedScore } from './count-question.ts';

export const COUNT_HINTS = ['groups', 'number', 'places', 'lines'] as const;
export type CountHintStep = (typeof COUNT_HINTS)[number];

export interface CountHints {
  /** The hand as it falls into groups; tiles that stand alone are left out. */
  readonly groups: readonly LineGroup[];
  /** How many different lines bring something. */
  readonly number: number;
  /** Where they stand in the book, each once. */
  readonly places: readonly RuleId[];
  /** Which they are, each once. */
  readonly lines: readonly string[];
}

export function countHints(question: CountQuestion): CountHints {
  const score = countedScore(question);
  const { reading, counted } = explain(score, tchou1924);
  const bringing = counted.filter(({ value }) => bringsSomething(value));
  const lines = [...new Set(bringing.map(({ item }) => item))];
  return {
    groups: reading.filter(({ kind }) => kind !== 'single'),
    number: lines.length,
    places: [...new Set(bringing.map(({ rule }) => rule))],
    lines,
  };
}
