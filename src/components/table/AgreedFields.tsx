/** What players agree on before they play, as it is offered: a field each, and choices for all of them. */
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import type { Voice } from '../../i18n/speak.ts';
import { areAlike, type ChosenAgreements } from '../../stores/device/agreed.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { AgreedTogether } from '../picker/AgreedTogether.tsx';
import type { OurChoice } from './use-our-choice.ts';

interface AgreedFieldsProps extends Voice {
  readonly offered: Offer;
  readonly agreed: ChosenAgreements;
  readonly setAgreed: (agreed: ChosenAgreements) => void;
  /** What the reader's own table has agreed on: one choice more. */
  readonly ours?: OurChoice | undefined;
}

/** As many as the field of a phone shows beside another. */
const MOST_LETTERS = 14;

/** One choice for all of them, where there is one, and single ones beside it. */
export function AgreedFields(props: AgreedFieldsProps) {
  const { offered, agreed, setAgreed, ours, locale, say } = props;
  const { agreements, elsewhere } = offered;
  const usual = { label: say('ours.usual'), agreed: {} };
  const named = offered.presets.length > 0 || !ours ? offered.presets : [usual];
  const presets = ours ? [{ label: say('ours.theirs'), agreed: ours.agreed }, ...named] : named;
  const place = presets.findIndex((preset) => areAlike(offered, preset.agreed, agreed));
  const idle = ours?.refused.flatMap((name) => elsewhere[name] ?? []) ?? [];
  return (
    <>
      <AgreedTogether
        labels={presets.map(({ label }) => label)}
        {...{ place, idle, locale, say }}
        onPick={(at) => setAgreed(presets[at]?.agreed ?? agreed)}
      />
      <div class="fields">
        {agreements.map(({ name, label, usual, choices }) => (
          <SelectField
            key={name}
            label={label}
            value={agreed[name] ?? usual}
            isWide={choices.some((choice) => choice.label.length > MOST_LETTERS)}
            options={choices.map((choice, at) => [at, choice.label] as const)}
            onPick={(at) => setAgreed({ ...agreed, [name]: Number(at) })}
          />
        ))}
      </div>
    </>
  );
}
