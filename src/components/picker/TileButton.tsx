import type { TileText } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';

interface TileButtonProps {
  readonly tile: TileText;
  /** By default the name of the tile. */
  readonly name?: string;
  /** Absent where a tap is no choice. */
  readonly isChosen?: boolean;
  readonly disabled?: boolean;
  readonly say: Say;
  readonly onTap: () => void;
}

export const TileButton = ({ tile, name, isChosen, disabled, say, onTap }: TileButtonProps) => (
  <button
    type="button"
    class="choice-tile bare touch"
    aria-pressed={isChosen}
    data-mark={isChosen ? 'chosen' : undefined}
    disabled={disabled}
    onClick={onTap}
  >
    <span class="visually-hidden">{name ?? tileName(say, tile)}</span>
    <Tile tile={tile} say={say} silent />
  </button>
);
