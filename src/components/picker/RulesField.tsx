import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import type { Say } from '../../i18n/speak.ts';
import { SelectField } from '../parts/SelectField.tsx';

interface RulesFieldProps {
  readonly rules: PlayableRules;
  readonly onPick: (rules: PlayableRules) => void;
  readonly say: Say;
}

/** The rule sets that a table can play under. */
export const RulesField = ({ rules, onPick, say }: RulesFieldProps) => (
  <SelectField
    label={say('book.rules')}
    value={rules}
    isWide
    options={PLAYABLE_RULES.map((id) => [id, say(`source.${id}`)] as const)}
    onPick={(id) => onPick(id as PlayableRules)}
  />
);
