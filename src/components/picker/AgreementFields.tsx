/** What players agree on under one rule set, a field each. */
import type { TallyChoices } from '../../engine/drills.ts';
import type { RulesetId } from '../../engine/scoring.ts';
import { agreementName, agreementValue } from '../../i18n/scores/tally-words.ts';
import type { Say } from '../../i18n/speak.ts';
import { SelectField } from '../parts/SelectField.tsx';

interface AgreementFieldsProps {
  readonly rules: RulesetId;
  readonly agreements: TallyChoices['agreements'];
  /** Nothing for what is usual. */
  readonly onPick: (name: string, text: string | undefined) => void;
  readonly say: Say;
}

export const AgreementFields = ({ rules, agreements, onPick, say }: AgreementFieldsProps) =>
  agreements.map(({ name, value, usual, values }) => (
    <SelectField
      key={name}
      label={agreementName(say, rules, name)}
      value={value}
      options={values.map((choice) => [
        choice.text,
        agreementValue(say, rules, { name, value: choice.value }),
      ])}
      onPick={(picked) => onPick(name, picked === usual ? undefined : picked)}
    />
  ));
