/** How many ways lead to a complete hand, and what they pay, whatever is discarded. */
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { KEYS, PART_LIST, partOf } from './arrangements.ts';
import { type Goal, goalsFor, type PartOption, type Pool, partOptions } from './goals.ts';
import type { Price } from './price.ts';
import type { Reach } from './race.ts';

/** How widely goals are searched for: levels differ in this alone. */
export interface Breadth {
  /** Tiles lacked beyond what the nearest goal lacks. */
  readonly beyond: number;
  readonly width: number;
  readonly goals: number;
  readonly valuableGoals: number;
  /** Tiles tried at each step of a search in another shape. */
  readonly branches: number;
}

/**
 * Ways by the number of tiles lacking and by what may be made with them: bit `k` of the place is
 * set where so many groups and a pair may, as keys count them. Tiles that may be used in several
 * ways, or let another tile go, count once.
 */
type Sums = ReadonlyMap<number, number>;

const ALL_KEYS = (1 << KEYS) - 1;
/** Keys with a pair. */
const PAIRED = 0b1010101010;

const lackOf = (place: number): number => place >> KEYS;

interface LackingTiles {
  readonly ways: number;
  place: number;
}

function sumsOf(rows: readonly PartOption[], fits: (row: PartOption) => boolean): Sums {
  const lackings = new Map<number, LackingTiles>();
  for (const row of rows) {
    if (!fits(row)) continue;
    const { lacking, lack, key, ways } = row;
    const known = lackings.get(lacking);
    if (known) known.place |= 1 << key;
    else lackings.set(lacking, { ways, place: (lack << KEYS) | (1 << key) });
  }
  const sums = new Map<number, number>();
  for (const { ways, place } of lackings.values()) sums.set(place, (sums.get(place) ?? 0) + ways);
  return sums;
}

/** What may be made of both; nothing has two pairs. */
function bothKeys(a: number, b: number): number {
  let keys = 0;
  for (let key = 0; key < KEYS; key++) {
    if (((a >> key) & 1) === 0) continue;
    keys |= ((key & 1) === 1 ? b & ~PAIRED : b) << key;
  }
  return keys & ALL_KEYS;
}

function joinSums(a: Sums, b: Sums, most: number): Sums {
  const both = new Map<number, number>();
  for (const [one, left] of a) {
    for (const [other, right] of b) {
      const lack = lackOf(one) + lackOf(other);
      if (lack > most) continue;
      const keys = bothKeys(one & ALL_KEYS, other & ALL_KEYS);
      if (keys === 0) continue;
      const place = (lack << KEYS) | keys;
      both.set(place, (both.get(place) ?? 0) + left * right);
    }
  }
  return both;
}

interface PricedGoal {
  readonly goal: Goal;
  readonly price: number;
  readonly lacking: string;
  readonly isValuable: boolean;
}

export interface ReachTable {
  /** After the discard of this kind, or of nothing. */
  readonly after: (discard: number | undefined, isRed?: boolean) => Reach;
}

interface ReachInput {
  readonly pool: Pool;
  /** Tiles lacked by the nearest goal. */
  readonly nearest: number;
  readonly breadth: Breadth;
  /** Goals in other shapes. */
  readonly shapeGoals: readonly Goal[];
  /** `redGone` is a five of which a red copy is let go. */
  readonly priceOf: (goal: Goal, held: TileCounts, redGone?: number) => Price;
  /** How often a tile is given while one is drawn, by all the others. */
  readonly others: number;
}

/** The sums of all parts but one. */
function sumsOfOthers(sums: readonly Sums[], most: number): readonly Sums[] {
  const [a, b, c, d] = sums as readonly [Sums, Sums, Sums, Sums];
  const [first, last] = [joinSums(a, b, most), joinSums(c, d, most)];
  return [
    joinSums(b, last, most),
    joinSums(a, last, most),
    joinSums(first, d, most),
    joinSums(first, c, most),
  ];
}

/** Ways by the number of tiles lacking to what is whole. */
function wholeSums(a: Sums, b: Sums, { most, end }: { most: number; end: number }): number[] {
  const ways = Array.from({ length: most + 1 }, () => 0);
  for (const [place, sum] of joinSums(a, b, most)) {
    if (((place >> end) & 1) === 0) continue;
    const lack = lackOf(place);
    ways[lack] = (ways[lack] as number) + sum;
  }
  return ways;
}

const MOST_LACK = 6;

const lackingIn = ({ tiles }: Goal, held: TileCounts): string =>
  String.fromCharCode(...tiles.map((copies, at) => Math.max(0, copies - copiesAt(held, at))));

/** Of goals that lack the same tiles the one that pays best: whoever gets them makes that one. */
function bestPaid(priced: readonly PricedGoal[]): readonly PricedGoal[] {
  const best = new Map<string, PricedGoal>();
  for (const row of priced) {
    const known = best.get(row.lacking);
    if (known === undefined || row.price > known.price) best.set(row.lacking, row);
  }
  return [...best.values()];
}

export function reachTable(input: ReachInput): ReachTable {
  const { pool, nearest, breadth, shapeGoals, priceOf, others } = input;
  const most = Math.min(Math.max(MOST_LACK, nearest), nearest + breadth.beyond);
  const parts = partOptions(pool, most);
  const sums = parts.map((rows) => sumsOf(rows, () => true));
  const rest = sumsOfOthers(sums, most);
  const found = goalsFor(pool, parts, { ...breadth, most });
  const goals = [
    ...found.likely.map((goal) => ({ goal, isValuable: false })),
    ...[...found.valuable, ...shapeGoals].map((goal) => ({ goal, isValuable: true })),
  ];
  const pricedWithout = (redGone?: number): readonly PricedGoal[] =>
    goals.map(({ goal, isValuable }) => {
      const { drawn, taken } = priceOf(goal, pool.held, redGone);
      const price = (drawn + others * taken) / (1 + others);
      return { goal, isValuable, price, lacking: lackingIn(goal, pool.held) };
    });
  const priced = pricedWithout();
  const usual = usualIn(priced);
  const end = 2 * pool.sets + 1;
  const totals = (discard: number | undefined): readonly number[] => {
    const part = discard === undefined ? 0 : partOf(discard);
    const rows = parts[part] as readonly PartOption[];
    const own =
      discard === undefined
        ? (sums[part] as Sums)
        : sumsOf(rows, ({ arrangement: { tiles } }) => {
            const used = tiles[discard - (PART_LIST[part]?.start ?? 0)] ?? 0;
            return used < copiesAt(pool.held, discard);
          });
    return wholeSums(own, rest[part] as Sums, { most, end });
  };
  return {
    after: (discard, isRed = false) => {
      const all = isRed ? pricedWithout(discard) : priced;
      const fits = all.filter(
        ({ goal }) =>
          discard === undefined || copiesAt(goal.tiles, discard) < copiesAt(pool.held, discard),
      );
      const like = isRed ? usualIn(all) : usual;
      return reachOf(bestPaid(fits), { totals: totals(discard), usual: like });
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

/** By tiles lacking, the share of goals that may be won, and what they pay. */
type Usual = readonly { readonly share: number; readonly mean: number }[];

/** What is not looked at one by one is taken to be like what is, whatever is discarded. */
function usualIn(priced: readonly PricedGoal[]): Usual {
  const sums = tallies(1 + Math.max(0, ...priced.map(({ goal }) => goal.lack)));
  for (const { goal, price, isValuable } of priced) {
    if (isValuable) continue;
    const sum = sums[goal.lack] as Tally;
    sum.all += goal.ways;
    if (price > 0) sum.won += goal.ways;
    sum.worth += goal.ways * price;
  }
  return sums.map(({ all, won, worth }) =>
    all > 0 ? { share: won / all, mean: worth / all } : { share: 0, mean: 0 },
  );
}

function reachOf(
  priced: readonly PricedGoal[],
  { totals, usual }: { readonly totals: readonly number[]; readonly usual: Usual },
): Reach {
  const size = Math.max(totals.length, ...priced.map(({ goal }) => goal.lack + 1));
  const found = tallies(size);
  for (const { goal, price } of priced) {
    const tally = found[goal.lack] as Tally;
    tally.all += goal.ways;
    if (price > 0) tally.won += goal.ways;
    tally.worth += goal.ways * price;
  }
  const ways: number[] = [];
  const worth: number[] = [];
  found.forEach(({ all, won, worth: paid }, lack) => {
    const rest = Math.max(0, (totals[lack] ?? 0) - all);
    const { share, mean } = usual[lack] ?? { share: 0, mean: 0 };
    ways.push(won + rest * share);
    worth.push(paid + rest * mean);
  });
  return { ways, worth, all: found.map(({ all }, lack) => Math.max(totals[lack] ?? 0, all)) };
}
