/**
 * The hands that every engine is asked about: counts of the 34 kinds in tile order (1m–9m,
 * 1p–9p, 1s–9s, 1z–7z). Seeded, so that every run asks the same.
 */
import { createRng } from '../src/engine/core/rng.ts';

const KINDS = 34;
const COPIES = 4;
const RANKS = 9;

/** So many tiles out of so many kinds, as they come from a shuffled wall. */
function dealt(rng, size, kinds) {
  const wall = Uint8Array.from({ length: COPIES * kinds }, (_, place) => place >> 2);
  const counts = new Uint8Array(KINDS);
  for (let drawn = 0; drawn < size; drawn++) {
    const at = drawn + rng.below(wall.length - drawn);
    const kind = wall[at];
    wall[at] = wall[drawn];
    counts[kind]++;
  }
  return counts;
}

const inSuit = (counts, suit) => {
  const moved = new Uint8Array(KINDS);
  moved.set(counts.subarray(0, RANKS), RANKS * suit);
  return moved;
};

export function randomHands({ count, size, seed }) {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => dealt(rng, size, KINDS));
}

/** Hands of one suit as they come from its 36 tiles, the suits by turns. */
export function randomPureHands({ count, size, seed }) {
  const rng = createRng(seed);
  return Array.from({ length: count }, (_, at) => inSuit(dealt(rng, size, RANKS), at % 3));
}

function* rankCounts(size, ranks) {
  if (ranks === 0) {
    if (size === 0) yield [];
    return;
  }
  for (let copies = 0; copies <= Math.min(COPIES, size); copies++) {
    for (const rest of rankCounts(size - copies, ranks - 1)) yield [copies, ...rest];
  }
}

/** Every hand of one suit, each once, the suits by turns; in an order that means nothing. */
export function allPureHands({ size, seed }) {
  const hands = Array.from(rankCounts(size, RANKS), (ranks, at) =>
    inSuit(Uint8Array.from(ranks), at % 3),
  );
  const rng = createRng(seed);
  for (let last = hands.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [hands[last], hands[other]] = [hands[other], hands[last]];
  }
  return hands;
}

/** The first random hands that lie so far from ready. */
export function handsAway({ count, size, seed, away, distanceOf }) {
  const rng = createRng(seed);
  const hands = [];
  while (hands.length < count) {
    const counts = dealt(rng, size, KINDS);
    if (distanceOf(counts) === away) hands.push(counts);
  }
  return hands;
}
