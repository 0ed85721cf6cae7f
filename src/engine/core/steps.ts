/** Work that pauses, so that the caller can do something else in between. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
