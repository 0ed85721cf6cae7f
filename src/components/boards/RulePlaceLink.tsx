import { ruleHref } from '../../course/links.ts';
import type { RulePlace } from '../../engine/scoring.ts';
import { placeName } from '../../i18n/hand/place-name.ts';
import type { Voice } from '../../i18n/speak.ts';

interface RulePlaceLinkProps extends Voice {
  readonly rule: string;
  readonly place: RulePlace;
}

/** Where it stands in the source, which leads to its entry. */
export const RulePlaceLink = ({ rule, place, locale, say }: RulePlaceLinkProps) => (
  <a class="rule-place text-xs soft one-line" href={ruleHref(locale, rule)}>
    {placeName(say, place)}
  </a>
);
