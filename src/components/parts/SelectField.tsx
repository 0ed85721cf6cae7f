interface SelectFieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly (readonly [value: string | number, label: string])[];
  readonly isWide?: boolean | undefined;
  readonly onPick: (value: string) => void;
}

export const SelectField = ({ label, value, options, isWide, onPick }: SelectFieldProps) => (
  <label class={isWide ? 'field field--wide' : 'field'}>
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
