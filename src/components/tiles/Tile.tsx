import type { TileText } from '../../engine/notation.ts';
import { tileCorner, tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import './tile.css';
import { tileDrawing } from './tile-drawing.ts';

export type TileState = 'winning' | 'tried';

/** `inline` goes in a sentence, `small` in a table. */
export type TileSize = 'inline' | 'small';

interface TileProps {
  readonly tile: TileText;
  readonly say: Say;
  readonly state?: TileState | undefined;
  readonly size?: TileSize | undefined;
  /** For use inside something that already names the tile; `part` in a row that is one image. */
  readonly silent?: boolean | 'part';
}

interface FaceProps {
  readonly id: string;
  /** Whether nothing around it is hidden or one image: not all readers take a named tile for one. */
  readonly isAlone: boolean;
}

/** As few signs as will do: a lesson draws hundreds. */
const Face = ({ id, isAlone }: FaceProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it lies in an image, or in what is not read.
  <svg aria-hidden={isAlone ? 'true' : undefined}>
    <use href={tileDrawing(id)} />
  </svg>
);

const nameOf = (say: Say, tile: TileText, state: TileState | undefined): string =>
  state === 'winning' ? say('tile.winning', { tile: tileName(say, tile) }) : tileName(say, tile);

export function Tile({ tile, say, state, size, silent = false }: TileProps) {
  // Where many small tiles stand, the figure is no element of its own.
  const corner = tileCorner(say, tile);
  const spoken =
    silent === false
      ? ({ role: 'img', 'aria-label': nameOf(say, tile, state) } as const)
      : silent === true && ({ 'aria-hidden': 'true' } as const);
  return (
    <span
      class="tile"
      data-tile={tile}
      data-state={state}
      data-size={silent === 'part' ? undefined : size}
      data-corner={size && corner}
      {...spoken}
    >
      <Face id={tile} isAlone={silent === false} />
      {size === undefined && <i>{corner}</i>}
    </span>
  );
}

export const TileBack = ({ say, size }: Pick<TileProps, 'say' | 'size'>) => (
  <span class="tile" data-back data-size={size} role="img" aria-label={say('tile.back')}>
    <Face id="back" isAlone />
  </span>
);
