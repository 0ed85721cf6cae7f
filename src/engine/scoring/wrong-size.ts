import { HAND_SIZE, type HeldHand, sizeOfHand } from '../core/hand.ts';

/** Whether a hand between two turns has a tile too many or too few; a kong takes three places. */
export function wrongSizeOf(hand: HeldHand): 'big' | 'small' | undefined {
  const size = sizeOfHand(hand);
  if (size === HAND_SIZE) return undefined;
  return size > HAND_SIZE ? 'big' : 'small';
}
