/** The hints on a hand, each saying more than the one before. */
import type { LineGroup, RulePlace } from '../../scoring/explain.ts';
import { bringsSomething } from '../../scoring/item.ts';
import { dearestLines } from './lines.ts';
import { agreedFor, type ScoringQuestion, type Subject, scoreOf } from './position.ts';

export interface ScoringHints {
  /** The hand as it falls into groups; tiles that stand alone are left out. */
  readonly groups: readonly LineGroup[];
  /** How many different lines bring something. */
  readonly number: number;
  /** Where they stand in the source, each once. */
  readonly places: readonly RulePlace[];
  /** What each of those that count is worth, dearest first. */
  readonly points: readonly number[];
  /** Which they are, each once. */
  readonly lines: readonly string[];
}

/** Hints on all that brings something, or on what is worth most where that alone is asked for. */
export function hintsOn(subject: Subject, question: ScoringQuestion): ScoringHints {
  const score = scoreOf(subject, question);
  const { reading, counted } = agreedFor(subject, question.options).explain(score);
  const [named] = question.ask === 'name' ? dearestLines(subject, score) : [];
  const bringing = counted.filter(
    ({ item, value }) => bringsSomething(value) && (named === undefined || item === named),
  );
  const lines = [...new Set(bringing.map(({ item }) => item))];
  const places = new Map(bringing.map(({ place }) => [`${place.kind} ${place.text}`, place]));
  return {
    groups: reading.filter(({ kind }) => kind !== 'single' && kind !== 'flower'),
    number: lines.length,
    places: [...places.values()],
    points: bringing.map(({ value }) => value.points ?? 0).sort((a, b) => b - a),
    lines,
  };
}
