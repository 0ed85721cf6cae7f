/** Sets of waits of one suit as masks, bit r − 1 for rank r, in the order of the atlas. */
import { RANKS } from '../core/tile.ts';
import { mirrorMask, ranksIn } from './pure-hands.ts';

interface WaitSets {
  readonly order: Uint16Array;
  readonly placeOf: Uint16Array;
  /** −1 where a set lies to the left of its mirror, 1 to the right, 0 where it is its own. */
  readonly side: Int8Array;
  readonly mirror: Uint16Array;
  readonly count: Uint8Array;
}

const SETS = 1 << RANKS.length;
const CENTRE = 5;

/** How far the waits lie from the middle rank, all taken together: below 0 to the left. */
const leanOf = (mask: number): number =>
  ranksIn(mask).reduce((sum, rank) => sum + rank - CENTRE, 0);

const sideOf = (mask: number): number =>
  Math.sign(leanOf(mask)) || Math.sign(mask - mirrorMask(mask));

/** Sets that are their own mirror come after all that lie left of theirs, the widest first. */
function compareSets(a: number, b: number): number {
  const [mine, other] = [ranksIn(a).length, ranksIn(b).length];
  if (mine !== other) return other - mine;
  if (sideOf(a) !== sideOf(b)) return sideOf(a) - sideOf(b);
  if (sideOf(a) === 0) return b - a;
  return leanOf(a) / mine - leanOf(b) / other || a - b;
}

function build(): WaitSets {
  const masks = Uint16Array.from({ length: SETS }, (_, mask) => mask);
  const order = masks.slice().sort(compareSets);
  const placeOf = new Uint16Array(SETS);
  order.forEach((mask, place) => {
    placeOf[mask] = place;
  });
  return {
    order,
    placeOf,
    side: Int8Array.from(masks, sideOf),
    mirror: masks.map(mirrorMask),
    count: Uint8Array.from(masks, (mask) => ranksIn(mask).length),
  };
}

let built: WaitSets | undefined;

/** Built at first use, so that pages without an atlas do not pay for it. */
export function waitSets(): WaitSets {
  built ??= build();
  return built;
}
