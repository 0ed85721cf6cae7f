/** What is agreed on under one rule set beside a hand in five ledgers, and that it is as our table has it. */
import { useLayoutEffect } from 'preact/hooks';
import type { TallyChoices, Texts } from '../../engine/drills.ts';
import { agreementText, type RulesetId } from '../../engine/scoring.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { Tallying } from '../../stores/analyser/tally.ts';
import { AgreementFields } from '../picker/AgreementFields.tsx';
import { OurAgreements, useOurs } from '../picker/OurAgreements.tsx';

interface AgreedPartsProps extends Voice {
  readonly rules: RulesetId;
  readonly agreements: TallyChoices['agreements'];
  readonly tallying: Tallying;
}

/** Agreements of a rule set as they are said beside the hand. */
const textsUnder = (rules: RulesetId, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [agreementText(rules, name), text]),
  );

/** Fills in what our table has agreed on, and says so. */
export function OurMark({ rules, agreements, tallying, say }: AgreedPartsProps) {
  const ours = useOurs(rules, agreements);
  useLayoutEffect(() => {
    if (ours) tallying.fillIn(rules, textsUnder(rules, ours.texts));
  }, [ours, rules, tallying]);
  return ours?.areOurs ? <span>{say('ours.theirs')}</span> : null;
}

export const AgreedParts = ({ rules, agreements, tallying, locale, say }: AgreedPartsProps) => (
  <>
    <OurAgreements
      {...{ rules, agreements, locale, say }}
      onPick={(texts) => tallying.say(textsUnder(rules, texts))}
    />
    <div class="fields">
      <AgreementFields
        {...{ rules, agreements, say }}
        onPick={(name, text) => tallying.say({ [agreementText(rules, name)]: text })}
      />
    </div>
  </>
);
