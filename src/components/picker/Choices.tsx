import type { HTMLAttributes } from 'preact';
import { Button } from '../parts/Button.tsx';

interface ChoiceGroupProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
}

/** Buttons that answer one question, its name before them. */
export const ChoiceGroup = ({ label, children, ...look }: ChoiceGroupProps) => (
  <div class="choices" role="group" aria-label={label} {...look}>
    <span class="choices-label" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

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
  <ChoiceGroup label={label}>
    {options.map(([option, name]) => (
      <Button key={option} aria-pressed={option === value} onClick={() => onPick(option)}>
        {name}
      </Button>
    ))}
  </ChoiceGroup>
);
