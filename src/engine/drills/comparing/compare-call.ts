/** A comparison as a page asks for it: texts in, plain data out, all rule sets loaded on demand. */
import type { Result } from '../../core/result.ts';
import { loadKit, PLAYABLE_RULES } from '../../rulesets/index.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { Refusal, Texts } from '../drill.ts';
import { type Comparison, comparisonOf, keptHow } from './comparison.ts';

export interface CompareCall {
  readonly texts: Texts;
  /** Circumstances that cannot be any more are left out, and not refused. */
  readonly keeps?: boolean;
}

export interface Compared {
  readonly found: Result<Comparison, Refusal>;
  /** The circumstances that were compared. */
  readonly how: string | undefined;
}

export function compareTexts(kits: readonly Kit[], { texts, keeps }: CompareCall): Compared {
  const how = keeps ? keptHow(kits, texts) : texts['how'];
  return { found: comparisonOf(kits, { ...texts, how }), how };
}

export const compareHere = async (call: CompareCall): Promise<Compared> =>
  compareTexts(await Promise.all(PLAYABLE_RULES.map(loadKit)), call);
