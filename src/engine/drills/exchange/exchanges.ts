/** Which tiles to pass before play: what is left, by how far it stands and what would help it. */
import type { HeldHand } from '../../core/hand.ts';
import { sortTiles, type Tile, tileAt, tileIndex } from '../../core/tile.ts';
import { copiesAt } from '../../core/tile-counts.ts';
import { type Acceptance, acceptanceOf, unseenTiles } from '../../hand/discards.ts';
import { FAR } from '../../hand/lack.ts';
import { nearestOf } from '../../shapes/distances.ts';
import type { Shape } from '../../shapes/shape.ts';
import { discard, draw, type TrialHand, trialHand } from '../../shapes/trial-hand.ts';

/** Tiles passed, in tile order, and what the others come to. */
export interface Exchange extends Acceptance {
  readonly tiles: readonly Tile[];
  /** The shapes that are nearest. */
  readonly shapes: readonly string[];
}

/** Each different choice of so many tiles, as places of their kinds, in tile order. */
function* choices(hand: TrialHand, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let kind = from; kind < hand.counts.length; kind++) {
    if (copiesAt(hand.counts, kind) === 0) continue;
    discard(hand, kind);
    for (const rest of choices(hand, size - 1, kind)) yield [kind, ...rest];
    draw(hand, kind);
  }
}

/**
 * The choices that leave the hand as near as can be to one of the shapes, most copies of helpful
 * tiles first. Tiles passed away are none of the copies that can come.
 */
export function bestExchanges(
  held: HeldHand,
  shapes: readonly Shape[],
  size: number,
): readonly Exchange[] {
  const hand = trialHand(held);
  const unseen = unseenTiles({ ...held, seen: [] });
  let found: (readonly number[])[] = [];
  let nearest = FAR;
  for (const kinds of choices(hand, size)) {
    // The kinds are out of the hand while it is looked at.
    const distance = nearestOf(hand, shapes, nearest + 1);
    if (distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(kinds);
  }
  return found
    .map((kinds) => passed(hand, { kinds, distance: nearest, shapes, unseen }))
    .sort((a, b) => b.count - a.count);
}

/** One choice of tiles that are in the hand. */
export function exchangeBy(held: HeldHand, shapes: readonly Shape[], tiles: readonly Tile[]) {
  const hand = trialHand(held);
  const unseen = unseenTiles({ ...held, seen: [] });
  return passed(hand, { kinds: sortTiles(tiles).map(tileIndex), shapes, unseen });
}

interface Passed {
  readonly kinds: readonly number[];
  /** Of what is left; found here where it is not known. */
  readonly distance?: number;
  readonly shapes: readonly Shape[];
  readonly unseen: Parameters<typeof acceptanceOf>[1];
}

/** What a hand comes to without some tiles, which it has again afterwards. */
function passed(hand: TrialHand, { kinds, shapes, unseen, ...known }: Passed): Exchange {
  for (const kind of kinds) discard(hand, kind);
  const { distance = nearestOf(hand, shapes) } = known;
  const near = shapes.filter((shape) => shape.distance(hand, distance + 1) === distance);
  const helpful = new Set(near.flatMap((shape) => shape.nearer(hand, distance)));
  for (const kind of kinds) draw(hand, kind);
  return {
    tiles: kinds.map(tileAt),
    shapes: near.map(({ id }) => id),
    ...acceptanceOf(distance, unseen, (place) => helpful.has(place)),
  };
}
