import type { Tile as TileKind, TileText } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { TileButton } from './TileButton.tsx';

interface LastTilesProps {
  readonly label: string;
  readonly tiles: readonly TileKind[];
  /** How each is drawn; by default as it is. */
  readonly faceOf?: (tile: TileKind) => TileText;
  readonly onPick: (tile: TileKind) => void;
  readonly say: Say;
  readonly class?: string;
}

/** The tiles of a complete hand, one of which came last. */
export const LastTiles = ({
  label,
  tiles,
  faceOf = (tile) => tile,
  onPick,
  say,
  class: own = 'choices',
}: LastTilesProps) => (
  <div class={own} role="group" aria-label={label}>
    <span class="choices-label" aria-hidden="true">
      {label}
    </span>
    {tiles.map((tile) => (
      <TileButton key={tile} tile={faceOf(tile)} say={say} onTap={() => onPick(tile)} />
    ))}
  </div>
);
