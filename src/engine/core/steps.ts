/** Long work that pauses now and then, so that the caller may do something else. */

/** Work in steps: each pause hands out nothing, the end the result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The result, without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
