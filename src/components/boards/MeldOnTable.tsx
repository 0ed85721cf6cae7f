import { groupTiles, type Meld } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';

export const MeldOnTable = ({ meld, say }: { readonly meld: Meld; readonly say: Say }) => (
  <figure class="hand-group grid items-centre gap-1 hand-meld">
    <MeldTiles meld={meld} say={say} />
    <figcaption>{say(`group.${meld.kind}`)}</figcaption>
  </figure>
);

const FEWEST_SLOTS = 9;

/** The room of a hand in tiles, for the size that they have: half a tile beside each meld. */
export const slotsOf = (tiles: number, melds: readonly Meld[]): { readonly '--slots': number } => ({
  '--slots': Math.max(
    FEWEST_SLOTS,
    melds.reduce((sum, meld) => sum + groupTiles(meld).length + 0.5, tiles),
  ),
});
