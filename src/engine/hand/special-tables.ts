/**
 * Seven pairs and thirteen orphans by look-ups: a part of a hand counts its
 * kinds, its pairs, its orphans and their pairs in one number, and the numbers
 * of the four parts add up to those of the hand.
 */
import { HONOURS, RANKS } from '../core/tile.ts';
import { type KeyStep, overAllKeys } from './packed-hand.ts';

export interface SpecialTables {
  readonly suits: Uint16Array;
  readonly honours: Uint16Array;
  readonly sevenPairs: Int8Array;
  readonly thirteenOrphans: Int8Array;
  readonly nearest: Int8Array;
}

/** One of each in the number: a hand of fourteen has up to 14, 7, 13 and 6 of them. */
const KIND = 1;
const PAIR = 1 << 4;
const ORPHAN = 1 << 7;
const ORPHAN_PAIR = 1 << 11;
const SUMS = 1 << 14;

function stepOf(orphan: boolean): KeyStep {
  const kind = KIND + (orphan ? ORPHAN : 0);
  const pair = PAIR + (orphan ? ORPHAN_PAIR : 0);
  const adds = [0, kind, kind + pair, kind + pair, kind + pair];
  return (before, copies) => before + (adds[copies] as number);
}

/** Seven different pairs: four alike make one. */
const sevenPairsOf = (kinds: number, pairs: number): number => 6 - pairs + Math.max(0, 7 - kinds);

export const hasSevenKinds = (sum: number): boolean => (sum & (PAIR - 1)) >= 7;

export const hasOrphanPair = (sum: number): boolean => sum >= ORPHAN_PAIR;

function buildTables(): SpecialTables {
  const sums = Array.from({ length: SUMS }, (_, sum) => sum);
  const sevenPairs = Int8Array.from(sums, (sum) =>
    sevenPairsOf(sum & (PAIR - 1), (sum & (ORPHAN - 1)) >> 4),
  );
  const thirteenOrphans = Int8Array.from(
    sums,
    (sum) => 13 - ((sum & (ORPHAN_PAIR - 1)) >> 7) - (hasOrphanPair(sum) ? 1 : 0),
  );
  return {
    suits: overAllKeys(RANKS.map((rank) => stepOf(rank === 1 || rank === 9))),
    honours: overAllKeys(HONOURS.map(() => stepOf(true))),
    sevenPairs,
    thirteenOrphans,
    nearest: sevenPairs.map((pairs, sum) => Math.min(pairs, thirteenOrphans[sum] as number)),
  };
}

let built: SpecialTables | undefined;

export function specialTables(): SpecialTables {
  built ??= buildTables();
  return built;
}
