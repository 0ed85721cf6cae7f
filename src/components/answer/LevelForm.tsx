import { type Level, type LevelField, type Texts, valuesOf } from '../../engine/drills.ts';
import { rulesName } from '../../i18n/rules-name.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import { valuesUnder } from '../../stores/device/always-rules.ts';
import { ourValues } from '../../stores/device/our-agreements.ts';
import { $ourTable, ourTexts } from '../../stores/device/our-table.ts';
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
  /** The one rule set that a drill is about; absent where our table is not asked. */
  readonly under?: string;
  readonly onPick: (picked: Texts) => void;
}

export const LevelForm = ({ say, level, fields, words, notes, under, onPick }: LevelFormProps) => (
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
    {under !== undefined && <Ours {...{ fields, under, say }} />}
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

interface OursProps extends Pick<LevelFormProps, 'fields' | 'say'> {
  readonly under: string;
}

/** That our table has agreed on something here, or on what no question here is asked by. */
function Ours({ fields, under, say }: OursProps) {
  const table = useStore($ourTable);
  const asked = ourValues(table, fields);
  const asks = [under, ...fields.flatMap(({ byRules = {} }) => Object.keys(byRules))];
  const isBeside = asks.some((rules) =>
    Object.keys(ourTexts(table, rules) ?? {}).some((name) => asked[name] === undefined),
  );
  return (
    <>
      {Object.keys(asked).length > 0 && <p class="question-note">{say('ours.here')}</p>}
      {isBeside && <p class="question-note">{say('ours.notAsked')}</p>}
    </>
  );
}

/** That the reader's settings name the rule set, and how long another choice holds. */
function Always({ fields, say }: Pick<LevelFormProps, 'fields' | 'say'>) {
  const rules = useStore($rules);
  if (!fields.some((field) => valuesUnder(field, rules).length > 0)) return null;
  return (
    <p class="question-note">{say('settings.rules.here', { rules: rulesName(say, rules) })}</p>
  );
}
