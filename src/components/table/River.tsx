import type { Tile as TileKind } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { riverSpot } from './flights.ts';

interface RiverProps {
  readonly tiles: readonly TileKind[];
  readonly seat: number;
  /** The last one may be claimed now. */
  readonly isClaimed?: boolean;
  readonly say: Say;
}

/** What a player has discarded and nobody took, the first one first. */
export const River = ({ tiles, seat, isClaimed = false, say }: RiverProps) => (
  <div
    class="river grid items-centre gap-1"
    role="group"
    data-seat={seat}
    aria-label={say('play.river')}
  >
    {tiles.map((tile, at) => (
      <span
        key={at}
        class="spot"
        data-spot={riverSpot(seat, at)}
        data-claimable={isClaimed && at === tiles.length - 1 ? '' : undefined}
      >
        <Tile tile={tile} say={say} />
      </span>
    ))}
  </div>
);
