import type { Say } from '../../../i18n/speak.ts';
import { SelectField } from '../../answer/SelectField.tsx';

interface OrderFieldProps {
  readonly sorted: boolean;
  readonly say: Say;
  readonly onPick: (sorted: boolean) => void;
}

/** Whether the tiles of a dealt hand stand sorted or as drawn. */
export const OrderField = ({ sorted, say, onPick }: OrderFieldProps) => (
  <SelectField
    label={say('finder.order')}
    value={sorted ? 'sorted' : 'mixed'}
    options={[
      ['sorted', say('finder.order.sorted')],
      ['mixed', say('finder.order.mixed')],
    ]}
    onPick={(order) => onPick(order === 'sorted')}
  />
);
