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
  /** Whether it is true of the tile besides the way in which it came. */
  readonly isBeside?: true;
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

/** How a win came about, and what was true besides; `lost` of a hand that did not win. */
export function tellingOf(
  rules: readonly CircumstanceRule[],
  { how, win }: Pick<Situation, 'how' | 'win'>,
): readonly string[] {
  if (win === undefined) return ['lost'];
  const isBeside = (id: string): boolean => rules.some((rule) => rule.id === id && rule.isBeside);
  const ways = how.filter((id) => !isBeside(id));
  return [...(ways.length > 0 ? ways : [win.by]), ...how.filter(isBeside)];
}
