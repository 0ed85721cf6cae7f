import type { Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { seatName } from '../../i18n/table/safe-words.ts';
import { OpenSeats } from './OpenSeats.tsx';

interface SeenSeatsProps {
  readonly seats: readonly Parameters<typeof seatName>[0][];
  /** Tiles of the wall that are turned up. */
  readonly markers: readonly Tile[];
  readonly say: Say;
}

/** What lies open, in the order of play; the reader's own discards last. */
export function SeenSeats({ seats, markers, say }: SeenSeatsProps) {
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
