import type { Tile as TileKind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';

interface LastTilesProps {
  readonly label: string;
  readonly tiles: readonly TileKind[];
  readonly onPick: (tile: TileKind) => void;
  readonly say: Say;
  readonly class?: string;
}

/** The tiles of a complete hand, one of which came last. */
export const LastTiles = ({
  label,
  tiles,
  onPick,
  say,
  class: own = 'choices',
}: LastTilesProps) => (
  <div class={own} role="group" aria-label={label}>
    <span class="choices-label" aria-hidden="true">
      {label}
    </span>
    {tiles.map((tile) => (
      <button type="button" key={tile} class="choice-tile bare touch" onClick={() => onPick(tile)}>
        <span class="visually-hidden">{tileName(say, tile)}</span>
        <Tile tile={tile} say={say} silent />
      </button>
    ))}
  </div>
);
