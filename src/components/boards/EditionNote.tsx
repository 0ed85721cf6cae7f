import { rulesHref } from '../../course/links.ts';
import type { Edition, RulesetId } from '../../engine/scoring.ts';
import { otherText } from '../../i18n/scores/other-words.ts';
import { openKey, type Voice } from '../../i18n/speak.ts';
import { SelectField } from '../parts/SelectField.tsx';

interface EditionNoteProps extends Voice {
  readonly rules: RulesetId;
  readonly edition: Edition;
  /** Where another edition can be taken in place. */
  readonly onPick?: ((edition: string) => void) | undefined;
}

/** By which edition a total is counted, and what the others make of this hand where they differ. */
export function EditionNote({ rules, edition, onPick, locale, say }: EditionNoteProps) {
  const { option, choice, choices, others } = edition;
  const nameOf = (one: string): string => say(openKey(`${rules}.option.${option}.${one}`));
  return (
    <div class="sheet-edition grid gap-1 text-s soft">
      {onPick ? (
        <SelectField
          label={say('editions.countedBy')}
          value={choice}
          options={choices.map((one) => [one, nameOf(one)])}
          onPick={onPick}
        />
      ) : (
        <p>
          {say('editions.counted', { choice: nameOf(choice) })}{' '}
          <a href={`${rulesHref(locale, rules)}#editions`}>{say('editions.title')}</a>
        </p>
      )}
      {others.map((other) => (
        <p key={other.choice}>{otherText(other, rules, locale, say)}</p>
      ))}
    </div>
  );
}
