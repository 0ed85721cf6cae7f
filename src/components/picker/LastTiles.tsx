import type { Tile as TileKind } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { TileButton } from './TileButton.tsx';

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
      <TileButton key={tile} tile={tile} say={say} onTap={() => onPick(tile)} />
    ))}
  </div>
);
