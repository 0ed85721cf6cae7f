/** What players agree on before they play, as it is offered: a field each, and choices for all of them. */
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import { listText, type Voice } from '../../i18n/speak.ts';
import { areAlike, type ChosenAgreements } from '../../stores/device/agreed.ts';
import { SelectField } from '../parts/SelectField.tsx';
import type { OurChoice } from './use-our-choice.ts';

interface AgreedFieldsProps extends Voice {
  readonly offered: Offer;
  readonly agreed: ChosenAgreements;
  readonly setAgreed: (agreed: ChosenAgreements) => void;
  /** What the reader's own table has agreed on: one choice more. */
  readonly ours?: OurChoice | undefined;
}

/** Neither what is usual nor any other choice that has a name. */
const SINGLE = 'single';

/** One choice for all of them, where there is one, and single ones beside it. */
export function AgreedFields(props: AgreedFieldsProps) {
  const { offered, agreed, setAgreed, ours, locale, say } = props;
  const { agreements, elsewhere } = offered;
  const usual = { label: say('ours.usual'), agreed: {} };
  const named = offered.presets.length > 0 || !ours ? offered.presets : [usual];
  const presets = ours ? [{ label: say('ours.theirs'), agreed: ours.agreed }, ...named] : named;
  const place = presets.findIndex((preset) => areAlike(offered, preset.agreed, agreed));
  const options = presets.map(({ label }, at) => [at, label] as const);
  const idle = ours?.refused.flatMap((name) => elsewhere[name] ?? []) ?? [];
  return (
    <>
      {presets.length > 0 && (
        <div class="fields">
          <SelectField
            label={say('play.agreements.all')}
            value={place < 0 ? SINGLE : place}
            options={place < 0 ? [[SINGLE, say('play.agreements.single')], ...options] : options}
            onPick={(at) => setAgreed(presets[Number(at)]?.agreed ?? agreed)}
          />
        </div>
      )}
      {idle.length > 0 && (
        <p class="question-note">{say('ours.idle', { what: listText(locale, idle) })}</p>
      )}
      <div class="fields">
        {agreements.map(({ name, label, usual, choices }) => (
          <SelectField
            key={name}
            label={label}
            value={agreed[name] ?? usual}
            options={choices.map((choice, at) => [at, choice.label] as const)}
            onPick={(at) => setAgreed({ ...agreed, [name]: Number(at) })}
          />
        ))}
      </div>
    </>
  );
}
