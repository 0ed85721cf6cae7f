import { seatName } from '../../../i18n/table/safe-words.ts';
import { OpenSeats } from '../../boards/OpenSeats.tsx';
import type { PositionProps } from '../view.ts';
import type { SafeTypes } from './safe-rules.ts';

/** What lies open, in the order of play; the reader's own discards last. */
export const SafeTable = ({ shown: { seats, markers }, say }: PositionProps<SafeTypes>) => (
  <OpenSeats
    seats={seats.map((seat) => ({ ...seat, name: seatName(seat, say) }))}
    {...{ markers, say }}
  />
);
