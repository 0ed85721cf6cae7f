/** Tiles of the same number in several suits, as often as it takes: the knitting of the Navy. */
import type { Group } from '../core/group.ts';
import { COPIES, RANKS, tileAt } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { FAR } from '../hand/lacking.ts';

/** Suits by the place of their 1. */
export type SuitStarts = readonly number[];

interface RanksWanted {
  readonly suits: SuitStarts;
  /** How many times a number is wanted in all of the suits, the same one again or another. */
  readonly times: number;
  /** A rank (0–8) of which one copy of each suit is used elsewhere. */
  readonly used?: number | undefined;
}

/** Tiles lacking of the same number in each of the suits, so many times. */
export function lackingRanks(held: TileCounts, { suits, times, used }: RanksWanted): number {
  /** How many could be had for no tile, for one, and so on. */
  const lacking = [0, 0, 0, 0];
  for (let rank = 0; rank < RANKS.length; rank++) {
    const most = rank === used ? COPIES - 1 : COPIES;
    for (let copy = 1; copy <= most; copy++) {
      let missing = 0;
      for (const start of suits) if (copiesAt(held, start + rank) < copy) missing++;
      lacking[missing] = (lacking[missing] as number) + 1;
    }
  }
  let wanted = times;
  let total = 0;
  for (let missing = 0; missing <= suits.length; missing++) {
    const taken = Math.min(wanted, lacking[missing] as number);
    total += taken * missing;
    wanted -= taken;
  }
  return wanted > 0 ? FAR : total;
}

/** The tiles as numbers in each of the suits, number by number; absent if one is left over. */
export function ranksIn(counts: TileCounts, suits: SuitStarts): readonly Group[] | undefined {
  const [first = 0] = suits;
  const left = counts.slice();
  const groups: Group[] = [];
  for (let rank = 0; rank < RANKS.length; rank++) {
    for (let copy = copiesAt(counts, first + rank); copy > 0; copy--) {
      for (const start of suits) {
        if (copiesAt(left, start + rank) === 0) return undefined;
        left[start + rank] = copiesAt(left, start + rank) - 1;
        groups.push({ kind: 'single', tile: tileAt(start + rank) });
      }
    }
  }
  return left.every((copies) => copies === 0) ? groups : undefined;
}
