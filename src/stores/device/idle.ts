/** Runs work when there is time for it; the answer calls it off. */
export type Idle = (work: () => void) => () => void;

/** For browsers that do not say when they are idle. */
const PAUSE = 200;

export const whenIdle: Idle = (work) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, PAUSE);
  return () => clearTimeout(handle);
};

/** A turn of its own: what follows draws in another task than the tap that asked for it. */
export const nextTask = (): Promise<void> => new Promise((begin) => setTimeout(begin));
