import type { TileText } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { riverSpot } from './flights.ts';
import { type SpotMarks, SpotTile } from './Meld.tsx';

interface RiverProps {
  readonly tiles: readonly TileText[];
  readonly seat: number;
  readonly marksOf?: (at: number) => SpotMarks;
  /** The last one may be claimed now. */
  readonly isClaimed?: boolean;
  /** The place of the one that declared the hand ready: it lies across. */
  readonly across?: number | undefined;
  readonly say: Say;
}

/** Before a seat lie rows of six; the third takes what is left, its tiles pushed together. */
const ROW = 6;
const LAST_ROW = 2 * ROW;
/** With the air beside it, in widths of a tile. */
const TILE = 1.06;
const TILE_SIDE = 1;
const TILE_LENGTH = 4 / 3;
const ROW_WIDTH = ROW * TILE;

/** What a player has discarded and nobody took, the first one first. */
export function River({ tiles, seat, marksOf, isClaimed = false, across, say }: RiverProps) {
  const isLong = tiles.length > LAST_ROW + ROW;
  /** Those after the one that lies across make room for its length, to the end of their row. */
  const isShifted = (at: number): boolean =>
    across !== undefined && at > across && Math.floor(at / ROW) === Math.floor(across / ROW);
  const pushed = TILE - (ROW_WIDTH - TILE) / (tiles.length - LAST_ROW - 1);
  return (
    <div class="river" role="group" data-seat={seat} aria-label={say('play.river')}>
      {tiles.map((tile, at) => (
        <SpotTile
          key={at}
          tile={tile}
          isAcross={at === across}
          {...(isShifted(at) && { back: TILE_SIDE - TILE_LENGTH })}
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
