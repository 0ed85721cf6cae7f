import { Button } from '../parts/Button.tsx';

interface ChoicesProps<Value extends string | number> {
  readonly label: string;
  /** Absent while nothing is chosen. */
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onPick: (value: Value) => void;
}

/** One of a few, each a tap away. */
export const Choices = <Value extends string | number>({
  label,
  value,
  options,
  onPick,
}: ChoicesProps<Value>) => (
  <div class="choices" role="group" aria-label={label}>
    <span class="choices-label" aria-hidden="true">
      {label}
    </span>
    {options.map(([option, name]) => (
      <Button key={option} aria-pressed={option === value} onClick={() => onPick(option)}>
        {name}
      </Button>
    ))}
  </div>
);
