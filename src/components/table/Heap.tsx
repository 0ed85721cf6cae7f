/** Discards that lie without an owner: around the middle in the order in which they were made, row after row. */

import { SEATS, type TileText, tileText } from '../../engine/notation.ts';
import type { SeatView } from '../../engine/play.ts';
import type { Say } from '../../i18n/speak.ts';
import { River } from './River.tsx';
import { SIDES } from './TableSeat.tsx';

/** Each of the four sides has rows of six. */
const ROW = 6;
const ROUND = 4 * ROW;

type Seen = SeatView['table'][number];

/** What lies in the heap; nothing where each discard lies before who made it. */
export function heapOf({ table }: SeatView): readonly TileText[] | undefined {
  const isHeap = table.length > 0 && table.every(({ seat }) => seat === undefined);
  const lies = ({ claimedBy }: Seen): boolean => claimedBy === undefined;
  return isHeap ? table.filter(lies).map(({ tile, red }) => tileText(tile, red)) : undefined;
}

interface HeapProps {
  readonly tiles: readonly TileText[];
  /** The last one was discarded just now, and may be claimed. */
  readonly isNew: boolean;
  readonly isClaimed: boolean;
  readonly say: Say;
}

export function Heap({ tiles, isNew, isClaimed, say }: HeapProps) {
  const sideOf = (at: number): number => Math.floor((at % ROUND) / ROW);
  const lastSide = sideOf(tiles.length - 1);
  return (
    <div class="heap" role="group" aria-label={say('play.heap')}>
      {SEATS.map((side) => {
        const own = tiles.filter((_, at) => sideOf(at) === side);
        const isLast = side === lastSide;
        return (
          own.length > 0 && (
            <div
              key={side}
              class="table-side"
              data-side={SIDES[side]}
              data-last={isLast && isNew ? '' : undefined}
            >
              <River
                tiles={own}
                seat={side}
                marksOf={() => ({})}
                isClaimed={isLast && isClaimed}
                say={say}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
