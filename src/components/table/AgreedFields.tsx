/** What players agree on before they play, as it is offered: a field each, and choices for all of them. */
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import type { Say } from '../../i18n/speak.ts';
import { SelectField } from '../parts/SelectField.tsx';

/** By the name of each agreement, the place of what was chosen. */
export type ChosenAgreements = Readonly<Record<string, number>>;

export const optionsIn = ({ agreements }: Offer, agreed: ChosenAgreements) =>
  Object.fromEntries(
    agreements.flatMap(({ name, choices }) => {
      const choice = choices[agreed[name] ?? -1];
      return choice === undefined ? [] : [[name, choice.value]];
    }),
  );

interface AgreedFieldsProps {
  readonly offered: Offer;
  readonly say: Say;
  readonly agreed: ChosenAgreements;
  readonly setAgreed: (agreed: ChosenAgreements) => void;
}

/** Neither what is usual nor any other choice that has a name. */
const SINGLE = 'single';

/** One choice for all of them, where there is one, and single ones beside it. */
export function AgreedFields({ offered, agreed, setAgreed, say }: AgreedFieldsProps) {
  const { agreements, presets } = offered;
  const isAgreed = (preset: ChosenAgreements): boolean =>
    agreements.every(({ name, usual }) => (preset[name] ?? usual) === (agreed[name] ?? usual));
  const place = presets.findIndex((preset) => isAgreed(preset.agreed));
  const named = presets.map(({ label }, at) => [at, label] as const);
  return (
    <>
      {presets.length > 0 && (
        <div class="fields">
          <SelectField
            label={say('play.agreements.all')}
            value={place < 0 ? SINGLE : place}
            options={place < 0 ? [[SINGLE, say('play.agreements.single')], ...named] : named}
            onPick={(at) => setAgreed(presets[Number(at)]?.agreed ?? agreed)}
          />
        </div>
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
