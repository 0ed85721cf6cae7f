import type { Tile as TileKind } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';

interface ClaimedTileProps {
  readonly tile: TileKind;
  /** Who discards it, and where everybody sits. */
  readonly situation: string;
  readonly say: Say;
}

export const ClaimedTile = ({ tile, situation, say }: ClaimedTileProps) => (
  <div class="claim-asked row middle gap-3">
    <Tile tile={tile} say={say} state="tried" silent />
    <p class="situation">{situation}</p>
  </div>
);
