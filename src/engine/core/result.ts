/** A value, or an error as a code with data, which the interface puts into words. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** The result of what went well. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

type ValueOf<R> = R extends { readonly ok: true; readonly value: infer Value } ? Value : never;
type ErrorOf<R> = R extends { readonly ok: false; readonly error: infer Failure } ? Failure : never;

/** Every value by its name, or the first error. */
export function okAll<Results extends Readonly<Record<string, Result<unknown, unknown>>>>(
  results: Results,
): Result<
  { readonly [Name in keyof Results]: ValueOf<Results[Name]> },
  ErrorOf<Results[keyof Results]>
> {
  const values: Record<string, unknown> = {};
  for (const [name, result] of Object.entries(results)) {
    if (!result.ok) return fail(result.error as ErrorOf<Results[keyof Results]>);
    values[name] = result.value;
  }
  return ok(values as { readonly [Name in keyof Results]: ValueOf<Results[Name]> });
}

/** The result of what went wrong. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
