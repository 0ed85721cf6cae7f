/** The best discard alone: for players, who ask nothing of the others, far quicker than all. */
import { type Tile, tileAt, tileIndex } from '../core/tile.ts';
import { acceptanceOf, type Discard, type DiscardHand, unseenTiles } from '../hand/discards.ts';
import { FAR } from '../hand/lack.ts';
import { acceptedAt } from './discards.ts';
import type { Shape } from './shape.ts';
import { discard, draw, type TrialHand, trialHand } from './trial-hand.ts';

interface Nearest {
  readonly distance: number;
  /** The kinds after which the hand is so near. */
  readonly places: readonly number[];
  /** No other shape is so near after any of them. */
  readonly shapes: readonly Shape[];
}

function nearestAfter(
  hand: TrialHand,
  places: readonly number[],
  shapes: readonly Shape[],
): Nearest {
  const distances = places.map(() => FAR);
  const near: Shape[] = [];
  let nearest = FAR;
  for (const shape of shapes) {
    // No discard brings a shape nearer than it is with all tiles in hand.
    if (shape.distance(hand, nearest + 1) > nearest) continue;
    near.push(shape);
    for (const [at, place] of places.entries()) {
      discard(hand, place);
      const distance = shape.distance(hand, nearest + 1);
      draw(hand, place);
      distances[at] = Math.min(distances[at] as number, distance);
      nearest = Math.min(nearest, distance);
    }
  }
  const kept = places.filter((_, at) => distances[at] === nearest);
  return { distance: nearest, places: kept, shapes: near };
}

/** Of 3n + 2 concealed tiles: the first that `discardsFor` names among the lawful ones. */
export function bestDiscard(
  hand: DiscardHand,
  shapes: readonly Shape[],
  lawful: readonly Tile[] = hand.concealed,
): Discard | undefined {
  const tried = trialHand(hand);
  const kinds = [...new Set(lawful)].map(tileIndex).sort((a, b) => a - b);
  const { distance, places, shapes: near } = nearestAfter(tried, kinds, shapes);
  const unseen = unseenTiles(hand);
  let best: Discard | undefined;
  for (const place of places) {
    discard(tried, place);
    const accepted = acceptedAt(distance, tried, near);
    draw(tried, place);
    const acceptance = acceptanceOf(distance, unseen, (drawn) => accepted.has(drawn));
    if (best && acceptance.count <= best.count) continue;
    best = { tile: tileAt(place), ...acceptance };
  }
  return best;
}
