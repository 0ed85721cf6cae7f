import type { RulePlace } from '../../engine/scoring.ts';
import { placeName } from '../../i18n/hand/place-name.ts';
import type { Say } from '../../i18n/speak.ts';

interface RuleLinkProps {
  readonly rule: string;
  /** Absent where the rule itself is named. */
  readonly place?: RulePlace;
  /** The folder of the registers, with which the address of a rule begins. */
  readonly ruleHref: string;
  readonly say: Say;
}

export const RuleLink = ({ rule, place, ruleHref, say }: RuleLinkProps) => {
  const dot = rule.indexOf('.');
  const href = `${ruleHref}${rule.slice(0, dot)}/#${rule.slice(dot + 1)}`;
  return (
    <a class="ledger-rule text-xs one-line soft" href={href}>
      {place ? placeName(say, place) : say('hands.rule')}
    </a>
  );
};
