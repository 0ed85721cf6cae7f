/** Tiles of the same number in several suits, as often as it takes: the knitting of the Navy. */
import type { Group } from '../core/group.ts';
import { COPIES, RANKS, tileAt } from '../core/tile.ts';
import { copiesAt, type TileCounts, totalCount } from '../core/tile-counts.ts';
import { FAR } from '../hand/lack.ts';

/** Suits by the place of their 1. */
export type SuitStarts = readonly number[];

interface RanksWanted {
  readonly suits: SuitStarts;
  /** How many times a number is wanted in all of the suits, the same one again or another. */
  readonly times: number;
}

/** Two tiles of one number, wanted beside the others. */
export interface MixedPair {
  readonly rank: number;
  readonly places: readonly number[];
}

/** How many numbers could be had for no tile, for one, and so on. */
type Prices = Uint8Array;

interface Priced {
  readonly held: TileCounts;
  readonly suits: SuitStarts;
  readonly beside?: MixedPair | undefined;
}

/** Counts a rank in, or out again, once for each copy that there may be of it. */
function price(prices: Prices, rank: number, { held, suits, beside }: Priced, step: number): void {
  const most = beside ? COPIES - 1 : COPIES;
  for (let copy = 1; copy <= most; copy++) {
    let missing = 0;
    for (const start of suits) {
      const isUsed = beside?.places.includes(start + rank) ?? false;
      if (copiesAt(held, start + rank) - Number(isUsed) < copy) missing++;
    }
    prices[missing] = (prices[missing] as number) + step;
  }
}

function pricesOf(held: TileCounts, suits: SuitStarts): Prices {
  const prices = new Uint8Array(suits.length + 1);
  for (let rank = 0; rank < RANKS.length; rank++) price(prices, rank, { held, suits }, 1);
  return prices;
}

function cheapest(prices: Prices, times: number): number {
  let wanted = times;
  let total = 0;
  for (let missing = 0; missing < prices.length; missing++) {
    const taken = Math.min(wanted, prices[missing] as number);
    total += taken * missing;
    wanted -= taken;
  }
  return wanted > 0 ? FAR : total;
}

/** Tiles lacking of the same number in each of the suits, so many times. */
export const lackingRanks = (held: TileCounts, { suits, times }: RanksWanted): number =>
  cheapest(pricesOf(held, suits), times);

interface RanksAndPairWanted extends RanksWanted {
  readonly pairs: readonly MixedPair[];
  /** A result above this need not be exact. */
  readonly most: number;
}

/** The same with the nearest of the pairs. */
export function lackingRanksAndPair(
  held: TileCounts,
  { suits, times, pairs, most }: RanksAndPairWanted,
): number {
  const prices = pricesOf(held, suits);
  const alone = cheapest(prices, times);
  let best = most;
  for (const beside of pairs) {
    let missing = 0;
    for (const place of beside.places) if (copiesAt(held, place) === 0) missing++;
    if (missing + alone >= best) continue;
    price(prices, beside.rank, { held, suits }, -1);
    price(prices, beside.rank, { held, suits, beside }, 1);
    best = Math.min(best, missing + cheapest(prices, times));
    price(prices, beside.rank, { held, suits, beside }, -1);
    price(prices, beside.rank, { held, suits }, 1);
  }
  return best;
}

/** Every number as often in each of the suits, and no tile besides. */
function areEven(counts: TileCounts, suits: SuitStarts): boolean {
  const [first = 0] = suits;
  let tiles = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const copies = copiesAt(counts, first + rank);
    for (const start of suits) if (copiesAt(counts, start + rank) !== copies) return false;
    tiles += copies * suits.length;
  }
  return tiles === totalCount(counts);
}

/** The tiles as numbers in each of the suits, number by number; absent if one is left over. */
export function rankGroups(counts: TileCounts, suits: SuitStarts): readonly Group[] | undefined {
  if (!areEven(counts, suits)) return undefined;
  const [first = 0] = suits;
  const groups: Group[] = [];
  for (let rank = 0; rank < RANKS.length; rank++) {
    for (let copy = copiesAt(counts, first + rank); copy > 0; copy--) {
      for (const start of suits) groups.push({ kind: 'single', tile: tileAt(start + rank) });
    }
  }
  return groups;
}
