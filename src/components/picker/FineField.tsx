import { openKey, type Say } from '../../i18n/speak.ts';
import { SelectField } from '../parts/SelectField.tsx';

interface FineFieldProps {
  /** The fines that can be owed, and by whom. */
  readonly fines: readonly { readonly kind: string; readonly name: string }[];
  /** The place of the one that is; -1 for none. */
  readonly value: number;
  readonly onPick: (at: number) => void;
  readonly say: Say;
}

export const FineField = ({ fines, value, onPick, say }: FineFieldProps) => (
  <SelectField
    label={say('tally.fine')}
    value={value}
    isWide
    options={[
      [-1, say('tally.fine.none')],
      ...fines.map(
        ({ kind, name }, at) =>
          [at, say(openKey(`accounts.fine.${kind}`), { seat: name })] as const,
      ),
    ]}
    onPick={(at) => onPick(Number(at))}
  />
);
