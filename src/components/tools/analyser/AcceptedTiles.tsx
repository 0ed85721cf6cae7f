import type { AcceptedTile } from '../../../engine/hand.ts';
import type { Say } from '../../../i18n/speak.ts';
import { Tile } from '../../tiles/Tile.tsx';

interface AcceptedTilesProps {
  readonly accepts: readonly AcceptedTile[];
  readonly say: Say;
}

/** Each useful tile, with its other available copies showing behind it. */
export const AcceptedTiles = ({ accepts, say }: AcceptedTilesProps) => (
  <span class="pile-row cluster" aria-hidden="true">
    {accepts.map(({ tile, left }) => (
      <span class="pile" key={tile} data-left={left}>
        <Tile tile={tile} say={say} size="small" silent />
      </span>
    ))}
  </span>
);
