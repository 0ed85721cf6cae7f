import { seatName } from '../../../i18n/table/safe-words.ts';
import { OpenSeats } from '../../boards/OpenSeats.tsx';
import type { PositionProps } from '../view.ts';
import type { SafeTypes } from './safe-rules.ts';

/** What lies open, in the order of play; the reader's own discards last. */
export function SafeTable({ shown: { seats, markers }, say }: PositionProps<SafeTypes>) {
  const turned = { name: say('copies.markers'), discards: markers, melds: [] };
  return (
    <OpenSeats
      seats={[
        ...seats.map((seat) => ({ ...seat, name: seatName(seat, say) })),
        ...(markers.length > 0 ? [turned] : []),
      ]}
      ringed={[]}
      say={say}
    />
  );
}
