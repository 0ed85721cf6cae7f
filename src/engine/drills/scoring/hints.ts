/** The hints on a hand, each saying more than the one before. */
import type { LineGroup, RulePlace } from '../../scoring/explain.ts';
import { hasValue } from '../../scoring/item.ts';
import { asksOneFigure, knownByFigures } from './figures.ts';
import { asksLines, dearestLines, isLine } from './lines.ts';
import type { CountedQuestion } from './position.ts';

export interface ScoringHints {
  /** The hand as it falls into groups, without tiles that stand alone. */
  readonly groups: readonly LineGroup[];
  readonly number: number;
  readonly places: readonly RulePlace[];
  readonly points: readonly number[];
  readonly lines: readonly string[];
}

/** The rows that the answer hangs on. */
function rowsHinted(asked: CountedQuestion): readonly string[] {
  const { ask, teaching, counted } = asked;
  if (ask === 'name') return dearestLines(teaching, counted).slice(0, 1);
  const isKnown = asksOneFigure(asked) ? knownByFigures(asked, {}) : {};
  return counted
    .map(({ item }) => item)
    .filter((item) => hasValue(item.value) && !isKnown[item.id])
    .filter((item) => !asksLines(asked) || isLine(teaching, item))
    .map(({ id }) => id);
}

export function hintsOn(asked: CountedQuestion): ScoringHints {
  const explained = asked.agreed.explain(asked.score);
  const rows = rowsHinted(asked);
  const hinted = explained.counted.filter(({ item }) => rows.includes(item));
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
