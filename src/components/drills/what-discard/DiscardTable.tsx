/** What all players show; the reader's own discards last. */
import type { TypesOf } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import { seatName } from '../../../i18n/table/safe-words.ts';
import { OpenSeats } from '../../boards/OpenSeats.tsx';

interface DiscardTableProps {
  readonly table: NonNullable<TypesOf<'what-discard'>['shown']['table']>;
  readonly say: Say;
}

export const DiscardTable = ({ table: { seats, markers }, say }: DiscardTableProps) => (
  <OpenSeats
    seats={seats.map((seat) => ({ ...seat, name: seatName(seat, say) }))}
    {...{ markers, say }}
  />
);
