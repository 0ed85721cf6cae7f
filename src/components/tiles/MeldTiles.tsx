import type { Meld } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { meldFaces } from './meld-faces.ts';
import { Tile, TileBack, type TileSize } from './Tile.tsx';

interface MeldTilesProps {
  readonly meld: Meld;
  readonly say: Say;
  readonly isRinged?: (at: number) => boolean;
  readonly size?: TileSize | undefined;
}

export const MeldTiles = ({ meld, say, isRinged, size }: MeldTilesProps) => (
  <span class="tile-row">
    {meldFaces(meld).map((tile, at) =>
      tile === undefined ? (
        <TileBack key={`${at}`} say={say} size={size} />
      ) : (
        <Tile
          key={`${at}`}
          tile={tile}
          say={say}
          state={isRinged?.(at) ? 'tried' : undefined}
          size={size}
        />
      ),
    )}
  </span>
);
