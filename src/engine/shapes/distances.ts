import type { HeldHand } from '../core/hand.ts';
import { FAR } from '../hand/lack.ts';
import type { Shape } from './shape.ts';
import { type TrialHand, trialHand } from './trial-hand.ts';

export interface Distances<Id extends string = string> {
  /** `null` where the shape is out of reach: of these melds, or of a partial hand. */
  readonly byShape: Readonly<Record<Id, number | null>>;
  readonly distance: number;
}

/**
 * Useful tiles short of being ready: −1 complete, 0 ready. Of 3n + 1 tiles, or 3n + 2 (one
 * drawn); groups that the count leaves out are taken as made.
 */
export function distancesTo<Id extends string>(
  held: HeldHand,
  shapes: readonly Shape<Id>[],
): Distances<Id> {
  const hand = trialHand(held);
  const byShape: Partial<Record<Id, number | null>> = {};
  let nearest = FAR;
  for (const shape of shapes) {
    const distance = shape.distance(hand);
    byShape[shape.id] = distance < FAR ? distance : null;
    nearest = Math.min(nearest, distance);
  }
  return { byShape: byShape as Record<Id, number | null>, distance: nearest };
}

/** Not exact where it is `limit` or more. */
export const nearestOf = (hand: TrialHand, shapes: readonly Shape[], limit = FAR): number =>
  shapes.reduce((nearest, { distance }) => Math.min(nearest, distance(hand, nearest)), limit);
