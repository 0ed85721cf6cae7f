import { HONOURS, RANKS, SUITS, tileAt, tileIndex } from '../../../core/tile.ts';
import { copiesAt, type TileCounts } from '../../../core/tile-counts.ts';
import { FAR } from '../../../hand/lack.ts';
import {
  lackingRanks,
  lackingRanksAndPair,
  type MixedPair,
  rankGroups,
  type SuitStarts,
} from '../../../shapes/same-ranks.ts';
import { isWholeInHand, NO_READING, type Shape } from '../../../shapes/shape.ts';
import { placesBelow, type TrialHand } from '../../../shapes/trial-hand.ts';

const ALL_SUITS: SuitStarts = SUITS.map((_, at) => at * RANKS.length);
/** Two of the three suits, each time without another one. */
const TWO_SUITS = ALL_SUITS.map((left) => ALL_SUITS.filter((start) => start !== left));

const canBe = ({ isWhole, melds }: TrialHand): boolean => isWhole && melds.length === 0;

const PAIRS = 7;

function bicolourDistance(hand: TrialHand): number {
  if (!canBe(hand)) return FAR;
  let least = FAR;
  for (const suits of TWO_SUITS) {
    least = Math.min(least, lackingRanks(hand.counts, { suits, times: PAIRS }));
  }
  return least - 1;
}

/** `vulcain1953.4.1.9` */
export const BICOLOUR: Shape<'bicolour'> = {
  id: 'bicolour',
  read(counts, held) {
    if (!isWholeInHand(held)) return NO_READING;
    for (const suits of TWO_SUITS) {
      const groups = rankGroups(counts, suits);
      if (groups !== undefined) return [groups];
    }
    return NO_READING;
  },
  distance: bicolourDistance,
  nearer: (hand, from) => placesBelow(from, hand, bicolourDistance),
};

const TRIPLETS = 4;
const HONOUR_PLACES = HONOURS.map(tileIndex);

const MIXED_PAIRS: readonly MixedPair[] = RANKS.flatMap((_, rank) =>
  TWO_SUITS.map((suits) => ({ rank, places: suits.map((start) => start + rank) })),
);

function beside(counts: TileCounts, { places }: MixedPair): TileCounts {
  const left = counts.slice();
  for (const place of places) left[place] = Math.max(0, copiesAt(left, place) - 1);
  return left;
}

const holdsHonours = (counts: TileCounts): boolean =>
  HONOUR_PLACES.some((place) => copiesAt(counts, place) > 0);

function tricotDistance(hand: TrialHand, limit = FAR): number {
  if (!canBe(hand)) return FAR;
  const wanted = { suits: ALL_SUITS, times: TRIPLETS, pairs: MIXED_PAIRS, most: limit + 1 };
  return lackingRanksAndPair(hand.counts, wanted) - 1;
}

/** `vulcain1953.4.1.10` */
export const TRICOT: Shape<'tricot'> = {
  id: 'tricot',
  read(counts, held) {
    if (!isWholeInHand(held) || holdsHonours(counts)) return NO_READING;
    for (const pair of MIXED_PAIRS) {
      if (pair.places.some((place) => copiesAt(counts, place) === 0)) continue;
      const triplets = rankGroups(beside(counts, pair), ALL_SUITS);
      if (triplets === undefined) continue;
      const singles = pair.places.map(
        (place) => ({ kind: 'single', tile: tileAt(place) }) as const,
      );
      return [[...triplets, ...singles]];
    }
    return NO_READING;
  },
  distance: tricotDistance,
  nearer: (hand, from) => placesBelow(from, hand, tricotDistance),
};
