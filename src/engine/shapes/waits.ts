import { groupTiles } from '../core/group.ts';
import type { HeldHand, WaitingHand } from '../core/hand.ts';
import { COPIES, type Tile, tileAt } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts, withTile } from '../core/tile-counts.ts';
import type { AcceptedTile } from '../hand/discards.ts';
import type { Reading } from '../hand/readings.ts';
import { type Wait, waits, waitsIn } from '../hand/waits.ts';
import type { Shape } from './shape.ts';
import { trialHand } from './trial-hand.ts';

export const readingsIn = <Id extends string>(
  counts: TileCounts,
  held: HeldHand,
  shapes: readonly Shape<Id>[],
): readonly Reading<Id>[] =>
  shapes.flatMap(({ id, read }) => read(counts, held).map((groups) => ({ shape: id, groups })));

/**
 * Every kind of tile that completes 3n + 1 tiles, in tile order, with every reading. A kind of
 * which the hand holds all four copies, its melds included, is no wait.
 */
export const waitsFor = <Id extends string>(
  hand: HeldHand,
  shapes: readonly Shape<Id>[],
): readonly Wait<Id>[] => waitsIn(hand, (counts) => readingsIn(counts, hand, shapes));

/** Whether a tile completes the hand. */
export function completes(hand: HeldHand, tile: Tile, shapes: readonly Shape[]): boolean {
  const counts = withTile(countTiles(hand.concealed), tile);
  return shapes.some(({ read }) => read(counts, hand).length > 0);
}

const READY = 0;

/** Like {@link waitsFor}; where the pair stands elsewhere, what makes groups alone of the tiles. */
export function waitsWithin(hand: WaitingHand, shapes: readonly Shape[]): readonly Wait[] {
  if (hand.pairInside) return waitsFor(hand, shapes);
  const readers = shapes.flatMap(({ id, readGroups }) => (readGroups ? [{ id, readGroups }] : []));
  if (readers.length === 0) return waits(hand);
  return waitsIn(hand, (counts) =>
    readers.flatMap(({ id, readGroups }) =>
      readGroups(counts).map((groups) => ({ shape: id, groups })),
    ),
  );
}

/**
 * The kinds that complete a hand, in tile order, with the copies that are not in it: the waits
 * without their readings, for long lists of hands. Where the pair stands elsewhere the tiles are
 * groups alone.
 */
export function winningTiles(hand: WaitingHand, shapes: readonly Shape[]): readonly AcceptedTile[] {
  if (!hand.pairInside) {
    return waitsWithin(hand, shapes).map(({ tile, left }) => ({ tile, left }));
  }
  const tried = trialHand(hand);
  const ready = shapes.filter(({ distance }) => distance(tried, READY + 1) === READY);
  if (ready.length === 0) return [];
  const places = new Set(ready.flatMap(({ nearer }) => nearer(tried, READY)));
  const melded = countTiles(hand.melds.flatMap(groupTiles));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => ({
      tile: tileAt(place),
      left: COPIES - copiesAt(tried.counts, place) - copiesAt(melded, place),
    }))
    .filter(({ left }) => left > 0);
}
