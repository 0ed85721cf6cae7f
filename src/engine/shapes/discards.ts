import { compareTiles, TILES, tileAt } from '../core/tile.ts';
import { copiesAt } from '../core/tile-counts.ts';
import {
  accept,
  createDiscardTable,
  type DiscardTable,
  isAccepted,
} from '../hand/discard-reader.ts';
import {
  type Acceptance,
  acceptanceOf,
  acceptedPlaces,
  type Discard,
  type DiscardHand,
  readDiscards,
  readStandardDiscards,
  unseenTiles,
} from '../hand/discards.ts';
import { FAR } from '../hand/lack.ts';
import { PARTS } from '../hand/packed-hand.ts';
import { COMMON_SHAPES } from './common.ts';
import { nearestOf } from './distances.ts';
import type { Shape } from './shape.ts';
import { STANDARD } from './standard.ts';
import { discard, draw, type TrialHand, trialHand } from './trial-hand.ts';

function blankTable({ counts }: TrialHand): DiscardTable {
  const table = createDiscardTable();
  for (let tile = 0; tile < TILES.length; tile++) {
    if (copiesAt(counts, tile) === 0) continue;
    table.tiles[table.size] = tile;
    table.distances[table.size] = FAR;
    table.size++;
  }
  return table;
}

function furthestIn({ distances, size }: DiscardTable): number {
  let furthest = -1;
  for (let place = 0; place < size; place++) {
    furthest = Math.max(furthest, distances[place] as number);
  }
  return furthest;
}

/** Brings the table down to a shape where it is as near as the others, or nearer. */
function addShape({ distance, nearer }: Shape, hand: TrialHand, table: DiscardTable): void {
  // No discard brings a shape nearer than it is with all tiles in hand.
  const least = distance(hand, furthestIn(table) + 1);
  for (let place = 0; place < table.size; place++) {
    const tile = table.tiles[place] as number;
    const known = table.distances[place] as number;
    if (least > known) continue;
    discard(hand, tile);
    const far = distance(hand, known + 1);
    if (far <= known && far < FAR) {
      if (far < known) table.accepts.fill(0, place * PARTS, (place + 1) * PARTS);
      table.distances[place] = far;
      for (const kind of nearer(hand, far)) accept(table, place, kind);
    }
    draw(hand, tile);
  }
}

/** The fast tables know the common shapes all at once, and four groups and a pair alone. */
function fillTable(hand: TrialHand, shapes: readonly Shape[]): DiscardTable {
  const table = blankTable(hand);
  const areCommon = COMMON_SHAPES.every((shape) => shapes.includes(shape));
  const known: readonly Shape[] = areCommon ? COMMON_SHAPES : [STANDARD];
  if (areCommon) readDiscards(hand.partial, table);
  else if (shapes.includes(STANDARD)) readStandardDiscards(hand.partial, table);
  for (const shape of shapes) if (!known.includes(shape)) addShape(shape, hand, table);
  return table;
}

/**
 * Every different discard of 3n + 2 concealed tiles, best first: nearest to any of the shapes,
 * then most copies accepted, then tile order.
 */
export function discardsFor(hand: DiscardHand, shapes: readonly Shape[]): readonly Discard[] {
  const unseen = unseenTiles(hand);
  const table = fillTable(trialHand(hand), shapes);
  const rows = Array.from({ length: table.size }, (_, place): Discard => {
    const tile = tileAt(table.tiles[place] as number);
    const distance = table.distances[place] as number;
    const accepts = (index: number) => isAccepted(table, place, index);
    return { tile, ...acceptanceOf(distance, unseen, accepts) };
  });
  return rows.sort(
    (a, b) => a.distance - b.distance || b.count - a.count || compareTiles(a.tile, b.tile),
  );
}

/** Groups and a pair are asked of the tables, all kinds at once; melds are not in the tables. */
const nearerTo = (shape: Shape, hand: TrialHand, nearest: number): readonly number[] =>
  shape === STANDARD && hand.partial.melded === undefined
    ? acceptedPlaces(hand.partial)
    : shape.nearer(hand, nearest);

/** Places of the kinds that bring 3n + 1 tiles nearer to a shape that is so far away. */
export function acceptedAt(
  nearest: number,
  hand: TrialHand,
  shapes: readonly Shape[],
): ReadonlySet<number> {
  if (nearest === FAR) return new Set();
  return new Set(
    shapes
      .filter(({ distance }) => distance(hand, nearest + 1) === nearest)
      .flatMap((shape) => nearerTo(shape, hand, nearest)),
  );
}

/** How far 3n + 1 concealed tiles are from being ready, and the unseen tiles that bring them nearer. */
export function acceptanceFor(hand: DiscardHand, shapes: readonly Shape[]): Acceptance {
  const tried = trialHand(hand);
  const nearest = nearestOf(tried, shapes);
  const accepted = acceptedAt(nearest, tried, shapes);
  return acceptanceOf(nearest, unseenTiles(hand), (place) => accepted.has(place));
}
