import type { Tile as TileKind, TileText } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { ChoiceGroup } from './Choices.tsx';
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
  <ChoiceGroup label={label} class={own}>
    {tiles.map((tile) => (
      <TileButton key={tile} tile={faceOf(tile)} say={say} onTap={() => onPick(tile)} />
    ))}
  </ChoiceGroup>
);
