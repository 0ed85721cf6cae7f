import { Button } from '../parts/Button.tsx';
import { ChoiceGroup } from './Choices.tsx';

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
