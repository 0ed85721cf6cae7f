import type { TileText } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile, type TileSize, type TileState } from './Tile.tsx';

interface TileRowProps {
  readonly tiles: readonly TileText[];
  readonly say: Say;
  /** Index of the winning tile. */
  readonly winning?: number | undefined;
  /** Whether a tile, by its index, is one to be looked at. */
  readonly isRinged?: (at: number) => boolean;
  readonly size?: TileSize | undefined;
  /** What names the whole row, as one image. */
  readonly label?: string | undefined;
}

export function TileRow({ tiles, say, winning, isRinged, size, label }: TileRowProps) {
  const stateOf = (at: number): TileState | undefined =>
    at === winning ? 'winning' : isRinged?.(at) ? 'tried' : undefined;
  return (
    <span
      class="tile-row"
      {...(label !== undefined && { role: 'img', 'aria-label': label, 'data-size': size })}
    >
      {tiles.map((tile, at) => (
        <Tile
          key={at}
          {...{ tile, say, size }}
          state={stateOf(at)}
          silent={label === undefined ? false : 'part'}
        />
      ))}
    </span>
  );
}
