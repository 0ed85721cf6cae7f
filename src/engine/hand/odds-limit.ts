import type { DiscardHand } from './discards.ts';
import { nearestDistance, partialHand } from './distance.ts';

const MOST_ODDS_DISTANCE = 3;

/** Whether `oddsInSteps` takes the hand: 3n + 1 or 3n + 2 tiles, not complete, near enough. */
export function canComputeOdds({ concealed, melds }: DiscardHand): boolean {
  const distance = nearestDistance(partialHand(concealed, melds));
  return concealed.length % 3 !== 0 && distance >= 0 && distance <= MOST_ODDS_DISTANCE;
}
