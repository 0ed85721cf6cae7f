import type { Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { riverSpot } from './flights.ts';
import { type SpotMarks, SpotTile } from './Meld.tsx';

interface RiverProps {
  readonly tiles: readonly Tile[];
  readonly seat: number;
  readonly marksOf?: (at: number) => SpotMarks;
  /** The last one may be claimed now. */
  readonly isClaimed?: boolean;
  readonly say: Say;
}

/** Before a seat lie rows of six; the third takes what is left, its tiles pushed together. */
const ROW = 6;
const LAST_ROW = 2 * ROW;
/** With the air beside it, in widths of a tile. */
const TILE = 1.06;
const ROW_WIDTH = ROW * TILE;

/** What a player has discarded and nobody took, the first one first. */
export function River({ tiles, seat, marksOf, isClaimed = false, say }: RiverProps) {
  const isLong = tiles.length > LAST_ROW + ROW;
  const pushed = TILE - (ROW_WIDTH - TILE) / (tiles.length - LAST_ROW - 1);
  return (
    <div class="river" role="group" data-seat={seat} aria-label={say('play.river')}>
      {tiles.map((tile, at) => (
        <SpotTile
          key={at}
          tile={tile}
          {...(isLong && at >= LAST_ROW && { back: (at - LAST_ROW) * pushed })}
          marks={{
            ...(marksOf?.(at) ?? { 'data-spot': riverSpot(seat, at) }),
            ...(isClaimed && at === tiles.length - 1 && { 'data-claimable': '' }),
          }}
          say={say}
        />
      ))}
    </div>
  );
}
