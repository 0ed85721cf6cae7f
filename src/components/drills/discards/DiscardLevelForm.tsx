import { DISCARD_KINDS, DISCARD_SIZES, type DiscardLevel } from '../../../engine/index.ts';
import { kindName } from '../../../i18n/discard-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { discardLevelFrom } from '../../../stores/discards/discard-level.ts';
import { SelectField } from '../../answer/SelectField.tsx';
import { OrderField } from '../parts/OrderField.tsx';

interface DiscardLevelFormProps {
  readonly level: DiscardLevel;
  readonly say: Say;
  readonly onChange: (level: DiscardLevel) => void;
}

/** What to ask for, and what every level promises. */
export function DiscardLevelForm({ level, say, onChange }: DiscardLevelFormProps) {
  const change = (values: Readonly<Record<string, unknown>>) =>
    onChange(discardLevelFrom(values, level));
  return (
    <>
      <div class="fields discard-fields">
        <SelectField
          label={say('discards.level.kind')}
          value={level.kind}
          options={DISCARD_KINDS.map((kind) => [kind, kindName(say, kind)] as const)}
          onPick={(kind) => change({ kind })}
        />
        <SelectField
          label={say('finder.size')}
          value={level.size}
          options={DISCARD_SIZES.map((size) => [size, String(size)] as const)}
          onPick={(size) => change({ size })}
        />
        <OrderField sorted={level.sorted} say={say} onPick={(sorted) => change({ sorted })} />
      </div>
      <p class="question-note">{say('discards.level.promise')}</p>
    </>
  );
}
