/** A hand with which tiles are tried: each that is drawn or let go is put back afterwards. */
import type { HeldHand } from '../core/hand.ts';
import { COPIES, TILES } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { type PartialHand, partialHand } from '../hand/distance.ts';
import { addTile, takeTile } from '../hand/packed-hand.ts';

export interface TriedHand {
  readonly counts: TileCounts;
  readonly partial: PartialHand;
  readonly melds: HeldHand['melds'];
  /** 13 or 14 tiles with three for each meld: no group of it stands elsewhere. */
  readonly isWhole: boolean;
}

export const triedHand = ({ concealed, melds }: HeldHand): TriedHand => ({
  counts: countTiles(concealed),
  partial: partialHand(concealed, melds),
  melds,
  isWhole: concealed.length + 3 * melds.length >= 13,
});

export function draw({ counts, partial }: TriedHand, place: number): void {
  counts[place] = copiesAt(counts, place) + 1;
  addTile(partial.hand, place);
}

export function letGo({ counts, partial }: TriedHand, place: number): void {
  counts[place] = copiesAt(counts, place) - 1;
  takeTile(partial.hand, place);
}

/** The kinds after which the hand is less than so far away, each drawn to see. */
export function placesBelow(
  distance: number,
  hand: TriedHand,
  distanceOf: (hand: TriedHand, limit: number) => number,
): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < TILES.length; place++) {
    if (copiesAt(hand.counts, place) === COPIES) continue;
    draw(hand, place);
    if (distanceOf(hand, distance) < distance) places.push(place);
    letGo(hand, place);
  }
  return places;
}
