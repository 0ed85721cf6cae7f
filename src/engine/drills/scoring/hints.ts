/** The hints on a hand, each saying more than the one before. */
import type { LineGroup, RulePlace } from '../../scoring/explain.ts';
import { hasValue } from '../../scoring/item.ts';
import { dearestLines } from './lines.ts';
import type { CountedQuestion } from './position.ts';

export interface ScoringHints {
  /** The hand as it falls into groups, without tiles that stand alone. */
  readonly groups: readonly LineGroup[];
  readonly number: number;
  readonly places: readonly RulePlace[];
  readonly points: readonly number[];
  readonly lines: readonly string[];
}

export function hintsOn({ ask, teaching, agreed, score, counted }: CountedQuestion): ScoringHints {
  const [named] = ask === 'name' ? dearestLines(teaching, counted) : [];
  const explained = agreed.explain(score);
  const hinted = explained.counted.filter(
    ({ item, value }) => hasValue(value) && (named === undefined || item === named),
  );
  const lines = [...new Set(hinted.map(({ item }) => item))];
  const places = new Map(hinted.map(({ place }) => [`${place.kind} ${place.text}`, place]));
  return {
    groups: explained.reading.filter(({ kind }) => kind !== 'single' && kind !== 'flower'),
    number: lines.length,
    places: [...places.values()],
    points: hinted.map(({ value }) => value.points ?? 0).sort((a, b) => b - a),
    lines,
  };
}
