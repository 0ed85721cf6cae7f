import { useEffect, useState } from 'preact/hooks';
import type { Level, Texts } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';
import { SHEET_SIZES, type SheetSize, sheetNumber } from '../../stores/paper/sheet-choice.ts';
import { LevelForm } from '../answer/LevelForm.tsx';
import type { LevelView } from '../drills/view.ts';
import { Button } from '../parts/Button.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import type { PaperDrill } from './paper-parts.ts';

interface SheetFormProps {
  /** The words of the page, and those of the drill once they are fetched. */
  readonly say: Say;
  readonly drills: readonly PaperDrill[];
  readonly page: string;
  readonly n: SheetSize;
  readonly sheet: number;
  readonly form: (LevelView & { readonly level: Level; readonly say: Say }) | undefined;
  readonly onDrill: (page: string) => void;
  readonly onLevel: (given: Texts) => void;
  readonly onSize: (n: SheetSize) => void;
  readonly onNumber: (sheet?: number) => void;
}

export function SheetForm({ say, drills, page, n, sheet, form, ...picks }: SheetFormProps) {
  return (
    <form class="paper-form column gap-3" onSubmit={(event) => event.preventDefault()}>
      <div class="fields">
        <DrillField {...{ say, drills, page }} onPick={picks.onDrill} />
      </div>
      <div class="paper-level">
        {form && (
          <LevelForm
            say={form.say}
            level={form.level}
            fields={form.levels}
            words={form.fields}
            notes={[]}
            onPick={picks.onLevel}
          />
        )}
      </div>
      <div class="fields">
        <SelectField
          label={say('paper.size')}
          value={n}
          options={SHEET_SIZES.map((size) => [size, String(size)])}
          onPick={(picked) =>
            picks.onSize(SHEET_SIZES.find((size) => String(size) === picked) ?? n)
          }
        />
        <NumberField {...{ say, sheet }} onPick={picks.onNumber} />
        <p class="paper-another">
          <Button onClick={() => picks.onNumber()}>{say('paper.another')}</Button>
        </p>
      </div>
      <p class="question-note">{say('paper.sheet.note')}</p>
    </form>
  );
}

interface DrillFieldProps extends Pick<SheetFormProps, 'say' | 'drills' | 'page'> {
  readonly onPick: (page: string) => void;
}

/** Grouped as on the page that lists them. */
const DrillField = ({ say, drills, page, onPick }: DrillFieldProps) => (
  <label class="field">
    <span>{say('paper.drill')}</span>
    <select value={page} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {[...Map.groupBy(drills, ({ group }) => group)].map(([group, all]) => (
        <optgroup key={group} label={group}>
          {all.map((drill) => (
            <option key={drill.page} value={drill.page} selected={drill.page === page}>
              {drill.title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

interface NumberFieldProps extends Pick<SheetFormProps, 'say' | 'sheet'> {
  readonly onPick: (sheet: number) => void;
}

/** What is written counts once the field is left; what is no number leaves it as it was. */
function NumberField({ say, sheet, onPick }: NumberFieldProps) {
  const [text, setText] = useState(String(sheet));
  useEffect(() => setText(String(sheet)), [sheet]);
  const take = (): void => {
    const number = sheetNumber(text) ?? sheet;
    setText(String(number));
    if (number !== sheet) onPick(number);
  };
  return (
    <label class="field">
      <span>{say('paper.sheet')}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onChange={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
}
