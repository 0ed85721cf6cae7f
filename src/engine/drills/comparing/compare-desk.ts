/** What is compared of a hand, for whoever asks from afar: each call says all that is needed. */
import { ok } from '../../core/result.ts';
import { loadKit, PLAYABLE_RULES } from '../../rulesets/index.ts';
import type { Texts } from '../drill.ts';
import { compareTexts } from './comparison.ts';
import { dealPartingHand, discardsUnderEach } from './discards-under-rules.ts';
import { lensesFor } from './lenses.ts';

export type CompareCall =
  /** A hand that has won in the ledger of each rule set. */
  | { readonly ask: 'ledgers'; readonly texts: Texts; readonly keeps?: boolean }
  /** A ready hand under the lens of each rule set. */
  | { readonly ask: 'lenses'; readonly texts: Texts }
  /** A hand to discard from under each rule set. */
  | { readonly ask: 'dealt'; readonly texts: Texts }
  /** The texts of another such hand. */
  | { readonly ask: 'anew'; readonly seed: number };

const loadKits = () => Promise.all(PLAYABLE_RULES.map(loadKit));

/** Answers a {@link CompareCall} with plain data; loads all rule sets the first time. */
export async function callCompare(call: CompareCall) {
  switch (call.ask) {
    case 'ledgers':
      return compareTexts(await loadKits(), call);
    case 'lenses':
      return lensesFor(await loadKits(), call.texts);
    case 'dealt':
      return discardsUnderEach(call.texts);
    default:
      return ok(await dealPartingHand(call.seed));
  }
}
