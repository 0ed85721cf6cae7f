/** Time that is counted only while it runs, by the clock of the caller. */
export function createStopwatch(now: () => number) {
  let before = 0;
  let since: number | undefined;
  const read = (): number => before + (since === undefined ? 0 : now() - since);
  return {
    read,
    isRunning: (): boolean => since !== undefined,
    start: (): void => {
      since ??= now();
    },
    stop: (): void => {
      before = read();
      since = undefined;
    },
    /** Stands still at such a time. */
    set: (time: number): void => {
      before = time;
      since = undefined;
    },
  };
}
