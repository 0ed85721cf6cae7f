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

/** What a player has discarded and nobody took, the first one first. */
export const River = ({ tiles, seat, marksOf, isClaimed = false, say }: RiverProps) => (
  <div class="river" role="group" data-seat={seat} aria-label={say('play.river')}>
    {tiles.map((tile, at) => (
      <SpotTile
        key={at}
        tile={tile}
        marks={{
          ...(marksOf?.(at) ?? { 'data-spot': riverSpot(seat, at) }),
          ...(isClaimed && at === tiles.length - 1 && { 'data-claimable': '' }),
        }}
        say={say}
      />
    ))}
  </div>
);
