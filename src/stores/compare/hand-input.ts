/** A hand as it is told to be compared: its tiles, and what is said beside them, as in an address. */
import { createTallying, HAND_PART, textsBesideHand } from '../analyser/tally.ts';
import { createHandPicker } from '../picker/hand-picker.ts';

export type HandInput = ReturnType<typeof createHandInput>;

/** With the hand that the page shows first, where the address has none. */
export function createHandInput(query: URLSearchParams, first: string) {
  const picker = createHandPicker(query.get(HAND_PART) ?? first);
  return { ...picker, ...createTallying(textsBesideHand(query)) };
}
