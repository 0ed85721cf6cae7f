import type { NotationError } from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { ScoreError } from '../scoring/score.ts';
import { choice, type UnknownValue } from './field.ts';

export type ScoredHandError =
  | NotationError
  | ScoreError
  | UnknownValue
  | { readonly code: 'impossible-how'; readonly how: string };

export interface PartError<Part extends string, Fault> {
  readonly part: Part;
  readonly error: Fault;
}

export const refused = <Part extends string, Fault>(
  part: Part,
  error: Fault,
): Result<never, PartError<Part, Fault>> => fail({ part, error });

export function oneOf<T, Part extends string>(
  part: Part,
  values: readonly T[],
  text: string,
): Result<T, PartError<Part, UnknownValue>> {
  const value = choice(values).read(text);
  return value.ok ? value : refused(part, value.error);
}

/** Circumstances by name with commas between, in the order of `known`; each of them once. */
export function readHow<C extends string>(
  known: readonly C[],
  text: string,
): Result<readonly C[], PartError<'how', UnknownValue>> {
  const names = text === '' ? [] : text.split(',');
  const unknown = names.find((name) => !known.some((id) => id === name));
  if (unknown !== undefined) return refused('how', { code: 'unknown-value', value: unknown });
  return ok(known.filter((id) => names.includes(id)));
}
