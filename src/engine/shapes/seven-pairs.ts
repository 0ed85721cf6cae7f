import type { Group } from '../core/group.ts';
import { TILES } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { handReader } from '../hand/hand-reader.ts';
import { FAR } from '../hand/lacking.ts';
import { specialTables } from '../hand/special-tables.ts';
import { isWholeInHand, NO_READING, type Shape } from './shape.ts';
import { placesBelow, type TriedHand } from './tried-hand.ts';

const PAIRS = 7;

const canBe = ({ isWhole, melds }: TriedHand): boolean => isWhole && melds.length === 0;

function areAllPaired(counts: TileCounts): boolean {
  for (let at = 0; at < counts.length; at++) if (copiesAt(counts, at) % 2 === 1) return false;
  return true;
}

const pairsIn = (counts: TileCounts): readonly Group[] =>
  TILES.flatMap((tile, at) =>
    Array.from({ length: copiesAt(counts, at) / 2 }, (): Group => ({ kind: 'pair', tile })),
  );

function differentDistance(hand: TriedHand): number {
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

function anyDistance(hand: TriedHand): number {
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

/** Tiles lacking of one pair of a kind, and of a second one. */
function pairCosts(copies: number): readonly [number, number] {
  const first = Math.max(0, 2 - copies);
  return [first, Math.max(0, 4 - copies) - first];
}

interface PairsWanted<Part extends string> {
  readonly holds: (place: number) => boolean;
  readonly needs: readonly Part[];
  readonly partOf: (place: number) => Part;
}

/** Tiles lacking of seven pairs that are made only so, four alike being two. */
export function lackingPairs<Part extends string>(
  counts: TileCounts,
  { holds, needs, partOf }: PairsWanted<Part>,
): number {
  const costs = TILES.flatMap((_, place) => {
    if (!holds(place)) return [];
    return pairCosts(copiesAt(counts, place)).map((cost) => ({ part: partOf(place), cost }));
  }).sort((a, b) => a.cost - b.cost);
  const needed = needs.map((part) => costs.find((pair) => pair.part === part));
  const free = costs.filter((pair) => !needed.includes(pair)).slice(0, PAIRS - needed.length);
  const all = [...needed, ...free];
  if (all.length < PAIRS) return FAR;
  return all.reduce((sum, pair) => sum + (pair?.cost ?? FAR), 0);
}
