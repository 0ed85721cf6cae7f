/** What is looked at to count: one's own hand, and all that lies open on the table. */
import type { Tile } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { MeldsOnTable, slotsOf } from '../../boards/MeldsOnTable.tsx';
import { OpenSeats } from '../../boards/OpenSeats.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { PositionProps } from '../view.ts';
import type { CopiesTypes } from './copies-rules.ts';

interface CopiesTableProps extends PositionProps<CopiesTypes> {
  /** The kinds whose copies are ringed. */
  readonly ringed?: readonly Tile[] | undefined;
}

export const CopiesHand = ({ shown: { hand }, ringed = [], locale, say }: CopiesTableProps) => (
  <div
    class="hand-board cluster"
    role="group"
    aria-label={say('answer.hand', { tiles: handLabel(say, locale, hand) })}
    style={{ ...slotsOf(hand.concealed.length, hand.melds), '--rows': 0 }}
  >
    <TileRow
      tiles={hand.concealed}
      say={say}
      isRinged={(at) => ringed.some((tile) => tile === hand.concealed[at])}
    />
    <MeldsOnTable melds={hand.melds} ringed={ringed} say={say} />
  </div>
);

/** In the order of play, one's own discards last: they lie next to the answer. */
const SEATS = [
  ['right', 'copies.seat.right'],
  ['across', 'copies.seat.across'],
  ['left', 'copies.seat.left'],
] as const;

export function CopiesTable({ shown, ringed, say }: CopiesTableProps) {
  const { own, markers } = shown;
  const seats = [
    ...SEATS.map(([seat, name]) => ({ name: say(name), ...shown[seat] })),
    { name: say('own.river'), discards: own, melds: [] },
  ];
  return <OpenSeats {...{ seats, markers, ringed, say }} />;
}
