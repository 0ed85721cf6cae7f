import { type Level, type LevelField, type Texts, valuesOf } from '../../engine/drills.ts';
import { rulesName } from '../../i18n/rules-name.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import { valuesUnder } from '../../stores/device/always-rules.ts';
import { $rules } from '../../stores/device/own-rules.ts';
import { DOWN, UP, WINDOW } from '../../stores/record/ladder.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { useStore } from '../parts/use-store.ts';
import type { FieldWords } from './labels.ts';
import { PACE_WORDS } from './level-words.ts';

interface LevelFormProps {
  readonly say: Say;
  readonly level: Level;
  readonly fields: readonly LevelField[];
  /** The words of the fields, in the order of the form. */
  readonly words: Readonly<Record<string, FieldWords>>;
  readonly notes: readonly WordKey[];
  readonly onPick: (picked: Texts) => void;
}

export const LevelForm = ({ say, level, fields, words, notes, onPick }: LevelFormProps) => (
  <>
    <div class="fields">
      {Object.entries({ pace: PACE_WORDS, ...words }).map(
        ([name, { label, valueName, isWide }]) => {
          const field = fields.find((known) => known.name === name);
          return (
            field && (
              <SelectField
                key={name}
                label={say(label)}
                value={level[name] ?? ''}
                isWide={isWide}
                options={valuesOf(field, level).map((value) => [
                  value,
                  valueName ? valueName(say, value) : value,
                ])}
                onPick={(picked) => onPick({ [name]: picked })}
              />
            )
          );
        },
      )}
    </div>
    <Always fields={fields} say={say} />
    {level['pace'] === 'climb' && (
      <p class="question-note">{say('finder.pace.note', { up: UP, window: WINDOW, down: DOWN })}</p>
    )}
    {notes.map((note) => (
      <p class="question-note" key={note}>
        {say(note)}
      </p>
    ))}
  </>
);

/** That the reader's settings name the rule set, and how long another choice holds. */
function Always({ fields, say }: Pick<LevelFormProps, 'fields' | 'say'>) {
  const rules = useStore($rules);
  if (!fields.some((field) => valuesUnder(field, rules).length > 0)) return null;
  return (
    <p class="question-note">{say('settings.rules.here', { rules: rulesName(say, rules) })}</p>
  );
}
