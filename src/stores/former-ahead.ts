/** The next thing, made on the page; it goes with the last drill that deals there. */
import { type Idle, whenIdle } from './ahead.ts';

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

export function createFormerAhead<Wish, Thing>(
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
