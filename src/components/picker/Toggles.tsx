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
  <div class="choices" role="group" aria-label={label}>
    <span class="choices-label" aria-hidden="true">
      {label}
    </span>
    {options.map(([option, name, title]) => (
      <button
        type="button"
        key={option}
        class="button"
        title={title}
        aria-pressed={chosen.includes(option)}
        onClick={() => onToggle(option)}
      >
        {name}
      </button>
    ))}
  </div>
);
