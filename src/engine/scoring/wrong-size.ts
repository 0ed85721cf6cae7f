import type { HeldHand } from '../core/hand.ts';

const PLACES = 13;

/** Whether a hand between two turns has a tile too many or too few; a kong takes three places. */
export function wrongSizeOf({ concealed, melds }: HeldHand): 'big' | 'small' | undefined {
  const places = concealed.length + 3 * melds.length;
  if (places === PLACES) return undefined;
  return places > PLACES ? 'big' : 'small';
}
