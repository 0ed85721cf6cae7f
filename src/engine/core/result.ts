/**
 * The answer of anything that reads what comes from outside: a value, or an
 * error that is a code with its data. Never a sentence: the interface words
 * the code in the reader's language.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
