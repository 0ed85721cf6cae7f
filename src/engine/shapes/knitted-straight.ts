import type { Group } from '../core/group.ts';
import { HAND_SIZE, sizeOfHand } from '../core/hand.ts';
import { COPIES } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { handReader } from '../hand/hand-reader.ts';
import { FAR } from '../hand/lack.ts';
import { meldedDistance } from '../hand/melded-distance.ts';
import { addTile, copiesInHand, type PackedHand, takeTile } from '../hand/packed-hand.ts';
import { quickGroupings } from '../hand/quick-readings.ts';
import { heldOf, isWhollyHeld, KNITTED_SCHEMES, type KnittedScheme } from './knitted.ts';
import { NO_READING, type Shape } from './shape.ts';
import { placesBelow, type TrialHand } from './trial-hand.ts';

function beside(counts: TileCounts, { places }: KnittedScheme): TileCounts {
  const left = counts.slice();
  for (const place of places) left[place] = Math.max(0, copiesAt(left, place) - 1);
  return left;
}

/** How far the other tiles are from the set and the pair, or from the pair beside a melded set. */
function distanceBeside({ counts, partial }: TrialHand, { places }: KnittedScheme): number {
  const { hand, melded } = partial;
  const held = hand.slice();
  for (const place of places) if (copiesAt(counts, place) > 0) takeTile(held, place);
  // Three copies are left of each kind: as many as one set and a pair take.
  if (melded === undefined) return handReader().standard(held, 0, 1);
  const gone = melded.slice();
  for (const place of places) addTile(gone, place);
  return meldedDistance(held, gone, 0);
}

const fitsBeside = (melded: PackedHand | undefined, { places }: KnittedScheme): boolean =>
  melded === undefined || places.every((place) => copiesInHand(melded, place) < COPIES);

/** The nearest one, with a set and a pair beside it, or the pair alone where the set is melded. */
function distance(hand: TrialHand, limit = FAR): number {
  const { counts, melds, isWhole, partial } = hand;
  if (!isWhole || melds.length > 1) return FAR;
  let best = limit;
  for (const scheme of KNITTED_SCHEMES) {
    const missing = scheme.places.length - heldOf(counts, scheme);
    if (missing - 1 >= best || !fitsBeside(partial.melded, scheme)) continue;
    best = Math.min(best, missing + distanceBeside(hand, scheme));
  }
  return best;
}

export const KNITTED_STRAIGHT: Shape<'knitted-straight'> = {
  id: 'knitted-straight',
  read(counts, held) {
    if (held.melds.length > 1 || sizeOfHand(held) !== HAND_SIZE) return NO_READING;
    for (const scheme of KNITTED_SCHEMES) {
      if (!isWhollyHeld(counts, scheme)) continue;
      // Five tiles beside it are too few for another one.
      const runs = scheme.runs.map((tile): Group => ({ kind: 'knitted', tile }));
      return quickGroupings(beside(counts, scheme)).map((groups) => runs.concat(groups));
    }
    return NO_READING;
  },
  distance,
  nearer: (hand, from) => placesBelow(from, hand, distance),
};
