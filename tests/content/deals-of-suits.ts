/** Deals to the shapes that look at all ranks of a suit, or of all suits, at once. */
import { COPIES } from '../../src/engine/core/tile.ts';
import type { Shape } from '../../src/engine/shapes/shape.ts';
import { trialHand } from '../../src/engine/shapes/trial-hand.ts';
import { choose, type Dealt, joined, type Part, partFrom } from './deals.ts';

const HAND = 13;
const RANKS = 9;
const COPIES_CHOSEN = [1, 4, 6, 4, 1];

/** Every way to deal one suit, and what it is of use for. */
function* dealtSuit(use: (counts: readonly number[]) => number): Generator<Dealt> {
  const counts = Array<number>(RANKS).fill(0);
  const totals = new Map<number, number>();
  const deal = (rank: number, tiles: number, ways: number): void => {
    if (rank === RANKS) {
      const key = use(counts) * (HAND + 1) + tiles;
      totals.set(key, (totals.get(key) ?? 0) + ways);
      return;
    }
    for (let copies = 0; copies <= COPIES && tiles + copies <= HAND; copies++) {
      counts[rank] = copies;
      deal(rank + 1, tiles + copies, ways * (COPIES_CHOSEN[copies] as number));
    }
    counts[rank] = 0;
  };
  deal(0, 0, 1);
  for (const [key, ways] of totals) {
    yield { use: Math.floor(key / (HAND + 1)), tiles: key % (HAND + 1), ways: BigInt(ways) };
  }
}

const heldOf = (wanted: readonly number[], counts: readonly number[]): number =>
  wanted.reduce((sum, copies, at) => sum + Math.min(copies, counts[at] as number), 0);

const RANKS_OF = Array.from({ length: RANKS }, (_, rank) => rank);
const PUNGS = RANKS_OF.map((rank) => RANKS_OF.map((at) => (at === rank ? 3 : 0)));
const PAIRS = RANKS_OF.map((rank) => RANKS_OF.map((at) => (at === rank ? 2 : 0)));
const CHOWS = RANKS_OF.slice(0, 7).map((rank) =>
  RANKS_OF.map((at) => (at >= rank && at < rank + 3 ? 1 : 0)),
);
const SETS_AND_PAIRS = [...PUNGS, ...CHOWS]
  .flatMap((set) => PAIRS.map((pair) => set.map((copies, at) => copies + (pair[at] as number))))
  .filter((wanted) => Math.max(...wanted) <= COPIES);

const most = (wanted: readonly (readonly number[])[], counts: readonly number[]): number =>
  wanted.reduce((best, one) => Math.max(best, heldOf(one, counts)), 0);

export const suitOfChow = (): Part => partFrom(dealtSuit((counts) => most(CHOWS, counts)));

/** Of use for a pair, for a set, for both: as three digits. */
const profile = (pair: number, set: number, both: number): number => 100 * pair + 10 * set + both;
const digits = (use: number): readonly [number, number, number] => [
  Math.floor(use / 100),
  Math.floor(use / 10) % 10,
  use % 10,
];

export function joinedProfiles(a: Part, b: Part): Part {
  return joined(a, b, (x, y) => {
    const [pairX, setX, bothX] = digits(x);
    const [pairY, setY, bothY] = digits(y);
    const both = Math.max(bothX, bothY, setX + pairY, setY + pairX);
    return profile(Math.max(pairX, pairY), Math.max(setX, setY), both);
  });
}

export const bothOf = (part: Part): Part =>
  joined(part, new Map([[0, [1n, ...Array<bigint>(HAND).fill(0n)]]]), (use) => use % 10);

export const suitOfSetAndPair = (): Part =>
  partFrom(
    dealtSuit((counts) =>
      profile(
        most(PAIRS, counts),
        Math.max(most(PUNGS, counts), most(CHOWS, counts)),
        most(SETS_AND_PAIRS, counts),
      ),
    ),
  );

/** One kind that makes no chow. */
export const honourOfSetAndPair = (): Part =>
  partFrom(
    COPIES_CHOSEN.map((ways, copies) => {
      const [pair, set] = [Math.min(2, copies), Math.min(3, copies)];
      return { use: profile(pair, set, set), tiles: copies, ways: BigInt(ways) };
    }),
  );

interface RankHolding {
  readonly copies: readonly number[];
  readonly tiles: number;
  /** To deal them, and to say which suit has the most. */
  readonly ways: bigint;
}

const ofRank = (copies: readonly number[]): RankHolding => ({
  copies,
  tiles: copies.reduce((sum, more) => sum + more, 0),
  ways: copies.reduce((ways, more) => ways * choose(COPIES, more), 1n),
});

const COPIES_HELD = [0, 1, 2, 3, 4];
const EVERY_RANK = COPIES_HELD.flatMap((m) =>
  COPIES_HELD.flatMap((p) => COPIES_HELD.map((s) => ofRank([m, p, s]))),
).filter(({ tiles }) => tiles <= HAND);

/** The suits change places in any rank without a change to the shape. */
function anySuit(): readonly RankHolding[] {
  const sorted = new Map<string, RankHolding>();
  for (const { copies, tiles, ways } of EVERY_RANK) {
    const ordered = copies.toSorted((a, b) => b - a);
    const before = sorted.get(ordered.join())?.ways ?? 0n;
    sorted.set(ordered.join(), { copies: ordered, tiles, ways: before + ways });
  }
  return [...sorted.values()];
}

/** All three suits, for a shape to which neither the order of ranks nor suits matters. */
export function partOfRanks(shape: Shape): Part {
  const kinds = anySuit();
  const hand = { ...trialHand({ concealed: [], melds: [] }), isWhole: true };
  const rows: Dealt[] = [];
  const fill = (kind: number, rank: number, tiles: number, ways: bigint): void => {
    const holding = kinds[kind];
    if (holding === undefined) {
      if (rank === RANKS) rows.push({ use: HAND - shape.distance(hand), tiles, ways });
      return;
    }
    const room = RANKS - rank;
    let own = 1n;
    for (let alike = 0; alike <= room && tiles + alike * holding.tiles <= HAND; alike++) {
      for (let at = 0; at < room; at++) {
        holding.copies.forEach((copies, suit) => {
          hand.counts[RANKS * suit + rank + at] = at < alike ? copies : 0;
        });
      }
      const more = tiles + alike * holding.tiles;
      fill(kind + 1, rank + alike, more, ways * own * choose(room, alike));
      own *= holding.ways;
    }
  };
  fill(0, 0, 0, 1n);
  return partFrom(rows);
}

const BASE = 16;
const TWO = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/**
 * Seven numbers of two suits: held twice, held once, or not at all. Of each two suits it is enough
 * to know how many tiles each has and how many of them are of the same number.
 */
function bicolourUse(totals: readonly number[], same: readonly number[]): number {
  const uses = TWO.map(([a, b], at) => {
    const whole = Math.min(7, same[at] as number);
    const lone = (totals[a] as number) + (totals[b] as number) - 2 * (same[at] as number);
    return 2 * whole + Math.min(7 - whole, lone);
  });
  return Math.max(...uses);
}

export function partOfBicolour(): Part {
  const steps = EVERY_RANK.map(({ copies, tiles, ways }) => {
    const same = TWO.map(([a, b]) => Math.min(copies[a] as number, copies[b] as number));
    return { tiles, ways, key: [...copies, ...same].reduce((key, digit) => key * BASE + digit, 0) };
  });
  let states = new Map<number, readonly [tiles: number, ways: bigint]>([[0, [0, 1n]]]);
  for (const _ of RANKS_OF) {
    const next = new Map<number, readonly [number, bigint]>();
    for (const [before, [held, waysBefore]] of states) {
      for (const { key, tiles, ways } of steps) {
        if (held + tiles > HAND) continue;
        const known = next.get(before + key)?.[1] ?? 0n;
        next.set(before + key, [held + tiles, known + waysBefore * ways]);
      }
    }
    states = next;
  }
  return partFrom(
    [...states].map(([key, [tiles, ways]]) => {
      const digit = (at: number): number => Math.floor(key / BASE ** at) % BASE;
      const use = bicolourUse([digit(5), digit(4), digit(3)], [digit(2), digit(1), digit(0)]);
      return { use, tiles, ways };
    }),
  );
}
