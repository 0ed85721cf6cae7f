/**
 * All hands of one suit by the ranks they wait on, found the other way round:
 * every complete hand is built once, and each of its tiles taken away in turn.
 */
import { finish, type Steps } from '../core/steps.ts';
import { COPIES, RANKS } from '../core/tile.ts';
import { copiesIn, PLACES, type PureKey, type PureSize, ranksIn } from './pure-hands.ts';

const HANDFUL = 1000;

function* completeHands(groups: number): Steps<Set<PureKey>> {
  const sets = [
    ...RANKS.map((_, at) => 3 * (PLACES[at] as number)),
    ...RANKS.slice(0, 7).map((_, at) => 31 * (PLACES[at] as number)),
  ];
  let keys = new Set<PureKey>(PLACES.map((place) => 2 * place));
  let built = 0;
  for (let made = 0; made < groups; made++) {
    const more = new Set<PureKey>();
    for (const key of keys) {
      sets.forEach((set, at) => {
        const fits =
          at < 9
            ? copiesIn(key, at) + 3 <= COPIES
            : [0, 1, 2].every((step) => copiesIn(key, at - 9 + step) < COPIES);
        if (fits) more.add(key + set);
      });
      if (++built % HANDFUL === 0) yield;
    }
    keys = more;
  }
  return keys;
}

/**
 * The pure hands of a size that wait on anything, each with its waits: bit r − 1
 * stands for rank r. A rank with all four copies in the hand is no wait.
 */
export function* pureWaitsInSteps(size: PureSize): Steps<ReadonlyMap<PureKey, number>> {
  const waits = new Map<PureKey, number>();
  let seen = 0;
  for (const key of yield* completeHands((size - 1) / 3)) {
    if (++seen % HANDFUL === 0) yield;
    PLACES.forEach((place, at) => {
      if (copiesIn(key, at) === 0) return;
      const hand = key - place;
      waits.set(hand, (waits.get(hand) ?? 0) | (1 << at));
    });
  }
  return waits;
}

export const pureWaits = (size: PureSize): ReadonlyMap<PureKey, number> =>
  finish(pureWaitsInSteps(size));

/** How many hands of one suit have so many tiles, with at most four of each rank. */
export function pureHandCount(size: number): number {
  let ways = [1, ...Array<number>(size).fill(0)];
  for (const _ of RANKS) {
    ways = ways.map((__, total) =>
      [0, 1, 2, 3, 4].reduce((sum, copies) => sum + (ways[total - copies] ?? 0), 0),
    );
  }
  return ways[size] as number;
}

/** The pure hands of a size grouped by how many ranks they wait on; index 0 is empty. */
export function pureHandsByWaits(size: PureSize): readonly (readonly PureKey[])[] {
  const classes: PureKey[][] = Array.from({ length: RANKS.length + 1 }, () => []);
  for (const [hand, mask] of pureWaits(size)) classes[ranksIn(mask).length]?.push(hand);
  return classes;
}
