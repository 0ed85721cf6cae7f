import { MOST_PURE_WAITS, PURE_SIZES, WAIT_MIXES } from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';
import { type FinderLevel, levelFrom } from '../../stores/wait-level.ts';

interface LevelFormProps {
  readonly level: FinderLevel;
  readonly formulas: readonly string[];
  readonly say: Say;
  readonly onChange: (level: FinderLevel) => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly (readonly [value: string | number, label: string])[];
  readonly onPick: (value: string) => void;
}

const Choice = ({ label, value, options, onPick }: ChoiceProps) => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {options.map(([one, text]) => (
        <option key={one} value={one} selected={one === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** What to ask for: size, families, winning tiles, order; or the formulas of the book. */
export function LevelForm({ level, formulas, say, onChange }: LevelFormProps) {
  const change = (values: Readonly<Record<string, unknown>>) => onChange(levelFrom(values, level));
  const numbers = (all: readonly number[]) => all.map((n) => [n, String(n)] as const);
  return (
    <div class="fields">
      <Choice
        label={say('finder.from')}
        value={level.from}
        options={[
          ['generated', say('finder.from.generated')],
          ['formulas', say('finder.from.formulas')],
        ]}
        onPick={(from) => change({ from })}
      />
      {level.from === 'formulas' ? (
        <Choice
          label={say('finder.formula')}
          value={level.formula}
          options={formulas.map((id) => [id, id] as const)}
          onPick={(formula) => change({ formula })}
        />
      ) : (
        <>
          <Choice
            label={say('finder.size')}
            value={level.size}
            options={numbers(PURE_SIZES)}
            onPick={(size) => change({ size })}
          />
          <Choice
            label={say('finder.mix')}
            value={level.mix}
            options={WAIT_MIXES.map((mix) => [mix, say(`finder.mix.${mix}`)] as const)}
            onPick={(mix) => change({ mix })}
          />
          <Choice
            label={say('finder.minWaits')}
            value={level.minWaits}
            options={numbers(upTo(MOST_PURE_WAITS[level.size]))}
            onPick={(minWaits) => change({ minWaits })}
          />
        </>
      )}
      <Choice
        label={say('finder.order')}
        value={level.sorted ? 'sorted' : 'mixed'}
        options={[
          ['sorted', say('finder.order.sorted')],
          ['mixed', say('finder.order.mixed')],
        ]}
        onPick={(order) => change({ sorted: order === 'sorted' })}
      />
    </div>
  );
}
