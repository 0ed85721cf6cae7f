import type { Group } from '../core/group.ts';
import { TILES } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { handReader } from '../hand/hand-reader.ts';
import { FAR } from '../hand/lack.ts';
import { specialTables } from '../hand/special-tables.ts';
import { isWholeInHand, NO_READING, type Shape } from './shape.ts';
import { placesBelow, type TrialHand } from './trial-hand.ts';

const PAIRS = 7;

const canBe = ({ isWhole, melds }: TrialHand): boolean => isWhole && melds.length === 0;

function areAllPaired(counts: TileCounts): boolean {
  for (let at = 0; at < counts.length; at++) if (copiesAt(counts, at) % 2 === 1) return false;
  return true;
}

export function pairsIn(counts: TileCounts): readonly Group[] {
  const pairs: Group[] = [];
  TILES.forEach((tile, at) => {
    for (let pair = copiesAt(counts, at) >> 1; pair > 0; pair--) pairs.push({ kind: 'pair', tile });
  });
  return pairs;
}

function differentDistance(hand: TrialHand): number {
  if (!canBe(hand)) return FAR;
  const { sevenPairs } = specialTables();
  return sevenPairs[handReader().special(hand.partial.hand, 0)] as number;
}

/** Four alike are one pair and two tiles too many. */
export const SEVEN_DIFFERENT_PAIRS: Shape<'seven-pairs'> = {
  id: 'seven-pairs',
  read(counts, held) {
    if (!isWholeInHand(held) || counts.some((copies) => copies !== 0 && copies !== 2)) {
      return NO_READING;
    }
    return [pairsIn(counts)];
  },
  distance: differentDistance,
  nearer: (hand, from) => placesBelow(from, hand, differentDistance),
};

function anyDistance(hand: TrialHand): number {
  if (!canBe(hand)) return FAR;
  let pairs = 0;
  for (const copies of hand.counts) pairs += copies >> 1;
  return PAIRS - 1 - pairs;
}

/** Four alike are two of the pairs. */
export const SEVEN_PAIRS: Shape<'seven-pairs'> = {
  id: 'seven-pairs',
  read: (counts, held) =>
    isWholeInHand(held) && areAllPaired(counts) ? [pairsIn(counts)] : NO_READING,
  distance: anyDistance,
  nearer: ({ counts }) => [...counts.keys()].filter((place) => copiesAt(counts, place) % 2 === 1),
};

/** Tiles lacking of one pair of a kind, and of a second one: by the copies held. */
const FIRST_PAIR = [2, 1, 0, 0, 0] as const;
const SECOND_PAIR = [2, 2, 2, 1, 0] as const;
const MOST_LACKING = 2;

interface PairsWanted<Part extends string> {
  readonly holds: (place: number) => boolean;
  readonly needs: readonly Part[];
  readonly partOf: (place: number) => Part;
  /** By default seven. */
  readonly pairs?: number;
}

/** Tiles lacking of so many pairs that are made only so, four alike being two. */
export function lackingPairs<Part extends string>(
  counts: TileCounts,
  { holds, needs, partOf, pairs = PAIRS }: PairsWanted<Part>,
): number {
  /** How many pairs lack no tile, one, two. */
  const lacking = [0, 0, 0];
  const add = (cost: number, step: number): void => {
    lacking[cost] = (lacking[cost] as number) + step;
  };
  const needed = needs.map(() => FAR);
  for (let place = 0; place < counts.length; place++) {
    if (!holds(place)) continue;
    const first = FIRST_PAIR[copiesAt(counts, place)] as number;
    add(first, 1);
    add(SECOND_PAIR[copiesAt(counts, place)] as number, 1);
    const need = needs.length === 0 ? -1 : needs.indexOf(partOf(place));
    if (need >= 0) needed[need] = Math.min(needed[need] as number, first);
  }
  let total = 0;
  for (const cost of needed) {
    if (cost === FAR) return FAR;
    add(cost, -1);
    total += cost;
  }
  let wanted = pairs - needed.length;
  for (let cost = 0; cost <= MOST_LACKING; cost++) {
    const taken = Math.min(wanted, lacking[cost] as number);
    total += taken * cost;
    wanted -= taken;
  }
  return wanted > 0 ? FAR : total;
}
