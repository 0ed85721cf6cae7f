import { type Placement, WIN_PLACE } from '../../engine/hand.ts';
import type { Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { TileRow } from '../tiles/TileRow.tsx';

interface PlacedTilesProps {
  readonly placing: Placement;
  readonly concealed: readonly Tile[];
  /** The tile that completes the hand. */
  readonly coming: Tile;
  readonly say: Say;
  readonly size?: 'small';
}

/** A complete hand group by group. */
export const PlacedTiles = ({ placing, concealed, coming, say, size }: PlacedTilesProps) => (
  <span class="tile-groups">
    {placing.groups.map(({ places }, at) => (
      <TileRow
        key={at}
        tiles={places.map((place) => concealed[place] ?? coming)}
        winning={places.includes(WIN_PLACE) ? places.indexOf(WIN_PLACE) : undefined}
        say={say}
        size={size}
      />
    ))}
  </span>
);
