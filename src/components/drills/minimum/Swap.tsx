import type { Tile as TileKind } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { Tile } from '../../tiles/Tile.tsx';

interface SwapProps {
  readonly out: TileKind | undefined;
  readonly coming: TileKind | undefined;
  readonly say: Say;
}

/** One tile for another, drawn only: the words stand elsewhere. */
export const Swap = ({ out, coming, say }: SwapProps) => (
  <span class="swap" aria-hidden="true">
    {out ? <Tile tile={out} say={say} silent /> : <span class="swap-gap" />}→
    {coming ? <Tile tile={coming} say={say} silent /> : <span class="swap-gap" />}
  </span>
);
