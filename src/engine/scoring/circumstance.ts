/** What else may be true of a win, as a rule set knows it. */
import type { Situation } from '../core/situation.ts';
import type { RuleId } from './rule-id.ts';

/** A circumstance that brings something or changes what does. */
export interface CircumstanceRule<How extends string = string> {
  readonly id: How;
  readonly rule: RuleId;
  /** Whether it can be said of this hand in this seat, won like this. */
  readonly possible: (situation: Situation) => boolean;
  /** Where one of these is true as well, this one cannot be. */
  readonly excludedBy?: readonly How[];
}

/** The first circumstance of a situation that cannot be: unknown, said twice or impossible. */
export function impossibleCircumstance(
  rules: readonly CircumstanceRule[],
  situation: Situation,
): string | undefined {
  const { how } = situation;
  return how.find((id, at) => {
    const rule = rules.find((known) => known.id === id);
    if (rule === undefined || how.indexOf(id) !== at || !rule.possible(situation)) return true;
    return rule.excludedBy?.some((other) => how.some((said) => said === other)) ?? false;
  });
}
