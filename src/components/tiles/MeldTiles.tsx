import { groupTiles, type Meld } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile, TileBack, type TileSize } from './Tile.tsx';

/**
 * Two tiles of a concealed kong lie face down (`tchou1924.III.open.2`): the middle ones
 * (`vulcain1953` § 2.3.2).
 */
const isHidden = (meld: Meld, at: number): boolean => !meld.open && (at === 1 || at === 2);

interface MeldTilesProps {
  readonly meld: Meld;
  readonly say: Say;
  readonly size?: TileSize | undefined;
}

export const MeldTiles = ({ meld, say, size }: MeldTilesProps) => (
  <span class="tile-row">
    {groupTiles(meld).map((tile, at) =>
      isHidden(meld, at) ? (
        <TileBack key={`${at}`} say={say} size={size} />
      ) : (
        <Tile key={`${at}`} tile={tile} say={say} size={size} />
      ),
    )}
  </span>
);
