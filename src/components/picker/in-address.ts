import type { Texts } from '../../engine/drills.ts';
import { formatHand, type Hand } from '../../engine/notation.ts';
import { queryOf } from '../../stores/analyser/tally.ts';

/** So that a hand can be shared and survives a reload, with what is said of it. */
export function showInAddress(hand: Hand | undefined, texts: Texts): void {
  const query = queryOf(hand ? formatHand(hand) : '', texts);
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
