/** How many ways lead to a complete hand, and what they pay, whatever is discarded. */
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { PART_LIST, partOf } from './arrangements.ts';
import { type Goal, goalsFor, type Pool, type Weighed, weighedParts } from './goals.ts';
import type { Price } from './price.ts';
import type { Reach } from './race.ts';

const KEYS = 10;

/** How widely is looked: levels differ in this alone. */
export interface Breadth {
  /** Tiles lacked beyond what the nearest goal lacks. */
  readonly beyond: number;
  readonly width: number;
  readonly goals: number;
  readonly soughtGoals: number;
  /** Tiles tried at each step to other shapes. */
  readonly walk: number;
}

type Sums = Float64Array;

const sumsSize = (most: number): number => KEYS * (most + 1);

function sumsOf(rows: readonly Weighed[], most: number, keeps: (row: Weighed) => boolean): Sums {
  const sums = new Float64Array(sumsSize(most));
  for (const row of rows) {
    if (!keeps(row)) continue;
    const at = row.lack * KEYS + row.key;
    sums[at] = (sums[at] as number) + row.ways;
  }
  return sums;
}

function joinSums(a: Sums, b: Sums, most: number): Sums {
  const both = new Float64Array(sumsSize(most));
  for (let i = 0; i < a.length; i++) {
    const left = a[i] as number;
    if (left === 0) continue;
    const key = i % KEYS;
    const lack = (i - key) / KEYS;
    for (let j = 0; j + lack * KEYS < b.length; j++) {
      const right = b[j] as number;
      if (right === 0) continue;
      const other = j % KEYS;
      if (key + other >= KEYS || (key & other & 1) === 1) continue;
      const at = i + j;
      both[at] = (both[at] as number) + left * right;
    }
  }
  return both;
}

interface PricedGoal {
  readonly goal: Goal;
  readonly price: number;
  readonly isSought: boolean;
}

export interface ReachTable {
  /** After the discard of this kind, or of nothing. */
  readonly after: (discard: number | undefined) => Reach;
}

interface Asked {
  readonly pool: Pool;
  /** Tiles lacked by the nearest goal. */
  readonly nearest: number;
  readonly breadth: Breadth;
  /** Goals in other shapes. */
  readonly walked: readonly Goal[];
  readonly priceOf: (goal: Goal, held: TileCounts) => Price;
  /** How often a tile is given while one is drawn, by all the others. */
  readonly others: number;
}

/** The sums of all parts but one. */
function restSums(sums: readonly Sums[], most: number): readonly Sums[] {
  return sums.map((_, part) => {
    const others = sums.filter((_, at) => at !== part);
    return others.reduce((all, one) => joinSums(all, one, most));
  });
}

const MOST_LACK = 6;

export function reachTable(asked: Asked): ReachTable {
  const { pool, nearest, breadth, walked, priceOf, others } = asked;
  const most = Math.min(Math.max(MOST_LACK, nearest), nearest + breadth.beyond);
  const parts = weighedParts(pool, most);
  const sums = parts.map((rows) => sumsOf(rows, most, () => true));
  const rest = restSums(sums, most);
  const found = goalsFor(pool, parts, { ...breadth, most });
  const priced = [
    ...found.any.map((goal) => ({ goal, isSought: false })),
    ...[...found.sought, ...walked].map((goal) => ({ goal, isSought: true })),
  ].map(({ goal, isSought }): PricedGoal => {
    const { drawn, taken } = priceOf(goal, pool.held);
    return { goal, isSought, price: (drawn + others * taken) / (1 + others) };
  });
  const end = 2 * pool.sets + 1;
  const totals = (discard: number | undefined): Sums => {
    const part = discard === undefined ? 0 : partOf(discard);
    const rows = parts[part] as readonly Weighed[];
    const own =
      discard === undefined
        ? (sums[part] as Sums)
        : sumsOf(rows, most, ({ parts: [one] }) => {
            const used = one?.tiles[discard - (PART_LIST[part]?.start ?? 0)] ?? 0;
            return used < copiesAt(pool.held, discard);
          });
    const both = joinSums(own, rest[part] as Sums, most);
    return Float64Array.from({ length: most + 1 }, (_, lack) => both[lack * KEYS + end] ?? 0);
  };
  return {
    after: (discard) => {
      const fits = priced.filter(
        ({ goal }) =>
          discard === undefined || copiesAt(goal.tiles, discard) < copiesAt(pool.held, discard),
      );
      return reachOf(fits, totals(discard));
    },
  };
}

interface Tally {
  all: number;
  won: number;
  worth: number;
}

const tallies = (size: number): readonly Tally[] =>
  Array.from({ length: size }, () => ({ all: 0, won: 0, worth: 0 }));

function reachOf(priced: readonly PricedGoal[], totals: Sums): Reach {
  const size = Math.max(totals.length, ...priced.map(({ goal }) => goal.lack + 1));
  const any = tallies(size);
  const sought = tallies(size);
  for (const { goal, price, isSought } of priced) {
    const tally = (isSought ? sought : any)[goal.lack] as Tally;
    tally.all += goal.ways;
    if (price > 0) tally.won += goal.ways;
    tally.worth += goal.ways * price;
  }
  const ways: number[] = [];
  const worth: number[] = [];
  any.forEach((tally, lack) => {
    const extra = sought[lack] as Tally;
    const rest = Math.max(0, (totals[lack] ?? 0) - tally.all - extra.all);
    const share = tally.all > 0 ? tally.won / tally.all : 0;
    const mean = tally.all > 0 ? tally.worth / tally.all : 0;
    ways.push(tally.won + extra.won + rest * share);
    worth.push(tally.worth + extra.worth + rest * mean);
  });
  return { ways, worth };
}
