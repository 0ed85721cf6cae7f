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

interface TogglesProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, name: string, title?: string])[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Some of a few, each a tap away. */
export const Toggles = <Value extends string | number>({
  label,
  options,
  chosen,
  onToggle,
}: TogglesProps<Value>) => (
  <ChoiceGroup label={label}>
    {options.map(([option, name, title]) => (
      <Button
        key={option}
        title={title}
        aria-pressed={chosen.includes(option)}
        onClick={() => onToggle(option)}
      >
        {name}
      </Button>
    ))}
  </ChoiceGroup>
);

interface ChoicesProps<Value extends string | number>
  extends Pick<TogglesProps<Value>, 'label' | 'options'> {
  /** Absent while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onPick: (value: Value) => void;
}

/** One of a few. */
export const Choices = <Value extends string | number>({
  value,
  onPick,
  ...group
}: ChoicesProps<Value>) => (
  <Toggles {...group} chosen={value === undefined ? [] : [value]} onToggle={onPick} />
);
