/** The next thing, made before it is asked for, while nothing else is to be done. */

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

export interface Ahead<Wish, Thing> {
  /** Sees to it that the thing for this wish is there soon. */
  readonly prepare: (wish: Wish) => void;
  /** The thing for this wish: the one that is there, once, or else one made now. */
  readonly take: (wish: Wish) => Thing;
}

interface Made<Wish, Thing> {
  readonly wish: Wish;
  readonly thing: Thing;
}

export function createAhead<Wish, Thing>(
  make: (wish: Wish) => Thing,
  isSame: (a: Wish, b: Wish) => boolean,
  idle: Idle = whenIdle,
): Ahead<Wish, Thing> {
  let made: Made<Wish, Thing> | undefined;
  let callOff = (): void => {};
  return {
    prepare: (wish) => {
      callOff();
      if (made && isSame(made.wish, wish)) return;
      callOff = idle(() => {
        made = { wish, thing: make(wish) };
      });
    },
    take: (wish) => {
      callOff();
      const ready = made && isSame(made.wish, wish) ? made.thing : undefined;
      made = undefined;
      return ready ?? make(wish);
    },
  };
}
