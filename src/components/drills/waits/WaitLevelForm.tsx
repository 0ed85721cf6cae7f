import { MOST_PURE_WAITS, PURE_SIZES, WAIT_MIXES } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import { type FinderLevel, levelFrom } from '../../../stores/waits/wait-level.ts';
import { OrderField } from '../parts/OrderField.tsx';
import { SelectField } from '../parts/SelectField.tsx';

interface WaitLevelFormProps {
  readonly level: FinderLevel;
  readonly formulas: readonly string[];
  readonly say: Say;
  readonly onChange: (level: FinderLevel) => void;
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** What to ask for: size, families, winning tiles, order; or the formulas of the book. */
export function WaitLevelForm({ level, formulas, say, onChange }: WaitLevelFormProps) {
  const change = (values: Readonly<Record<string, unknown>>) => onChange(levelFrom(values, level));
  const numbers = (all: readonly number[]) => all.map((n) => [n, String(n)] as const);
  return (
    <div class="fields">
      <SelectField
        label={say('finder.from')}
        value={level.from}
        options={[
          ['generated', say('finder.from.generated')],
          ['formulas', say('finder.from.formulas')],
        ]}
        onPick={(from) => change({ from })}
      />
      {level.from === 'formulas' ? (
        <SelectField
          label={say('finder.formula')}
          value={level.formula}
          options={formulas.map((id) => [id, id] as const)}
          onPick={(formula) => change({ formula })}
        />
      ) : (
        <>
          <SelectField
            label={say('finder.size')}
            value={level.size}
            options={numbers(PURE_SIZES)}
            onPick={(size) => change({ size })}
          />
          <SelectField
            label={say('finder.mix')}
            value={level.mix}
            options={WAIT_MIXES.map((mix) => [mix, say(`finder.mix.${mix}`)] as const)}
            onPick={(mix) => change({ mix })}
          />
          <SelectField
            label={say('finder.minWaits')}
            value={level.minWaits}
            options={numbers(upTo(MOST_PURE_WAITS[level.size]))}
            onPick={(minWaits) => change({ minWaits })}
          />
        </>
      )}
      <OrderField sorted={level.sorted} say={say} onPick={(sorted) => change({ sorted })} />
    </div>
  );
}
