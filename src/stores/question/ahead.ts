/** The next thing, asked for before it is needed, while nothing else is to be done. */

import { type Idle, whenIdle } from '../device/idle.ts';

interface Ahead<Wish, Thing> {
  readonly prepare: (wish: Wish) => void;
  readonly take: (wish: Wish) => Promise<Thing>;
}

interface Made<Wish, Thing> {
  readonly wish: Wish;
  readonly thing: Promise<Thing>;
}

export function createAhead<Wish, Thing>(
  make: (wish: Wish) => Promise<Thing>,
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
        const thing = make(wish);
        // What fails is made again when it is taken.
        thing.catch(() => {});
        made = { wish, thing };
      });
    },
    take: (wish) => {
      callOff();
      const ready = made && isSame(made.wish, wish) ? made.thing : undefined;
      made = undefined;
      return ready ? ready.catch(() => make(wish)) : make(wish);
    },
  };
}
