/** A hand with which tiles are tried: each that is drawn or let go is put back afterwards. */

import { HAND_SIZE, type HeldHand, sizeOfHand } from '../core/hand.ts';
import { COPIES, TILES } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { type PartialHand, partialHand } from '../hand/distance.ts';
import { addTile, takeTile } from '../hand/packed-hand.ts';

export interface TrialHand {
  readonly counts: TileCounts;
  readonly partial: PartialHand;
  readonly melds: HeldHand['melds'];
  /** 13 or 14 tiles with three for each meld: no group of it stands elsewhere. */
  readonly isWhole: boolean;
}

export const trialHand = (held: HeldHand): TrialHand => ({
  counts: countTiles(held.concealed),
  partial: partialHand(held.concealed, held.melds),
  melds: held.melds,
  isWhole: sizeOfHand(held) >= HAND_SIZE,
});

export function draw({ counts, partial }: TrialHand, place: number): void {
  counts[place] = copiesAt(counts, place) + 1;
  addTile(partial.hand, place);
}

export function discard({ counts, partial }: TrialHand, place: number): void {
  counts[place] = copiesAt(counts, place) - 1;
  takeTile(partial.hand, place);
}

/** The kinds after which the hand is less than so far away, each drawn to see. */
export function placesBelow(
  distance: number,
  hand: TrialHand,
  distanceOf: (hand: TrialHand, limit: number) => number,
): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < TILES.length; place++) {
    if (copiesAt(hand.counts, place) === COPIES) continue;
    draw(hand, place);
    if (distanceOf(hand, distance) < distance) places.push(place);
    discard(hand, place);
  }
  return places;
}
