/** Questions written down, part by part, as they stand in an address. */
import type { NotationError } from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { ScoreError } from '../scoring/score.ts';

/** None of the values that a part has; an empty one is missing. */
export interface UnknownValue {
  readonly code: 'unknown-value';
  readonly value: string;
}

/** Why nobody can say what a hand scores, beside what the notation refuses. */
export type ScoredHandError =
  | NotationError
  | ScoreError
  | UnknownValue
  /** This cannot be said of that hand. */
  | { readonly code: 'impossible-how'; readonly how: string };

/** Which of the texts is refused, and why. */
export interface PartError<Part extends string, Fault> {
  readonly part: Part;
  readonly error: Fault;
}

export const refused = <Part extends string, Fault>(
  part: Part,
  error: Fault,
): Result<never, PartError<Part, Fault>> => fail({ part, error });

/** One of the values of a part, found by how it is written. */
export function oneOf<T, Part extends string>(
  part: Part,
  values: readonly T[],
  text: string,
  written: (value: T) => string = String,
): Result<T, PartError<Part, UnknownValue>> {
  const value = values.find((one) => written(one) === text);
  return value === undefined ? refused(part, { code: 'unknown-value', value: text }) : ok(value);
}

/** Circumstances by name with commas between, in the order of `known`; each of them once. */
export function readHow<C extends string>(
  known: readonly C[],
  text: string,
): Result<readonly C[], PartError<'how', UnknownValue>> {
  const names = text === '' ? [] : text.split(',');
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) return refused('how', { code: 'unknown-value', value: unknown });
  return ok(known.filter((one) => names.includes(one)));
}
