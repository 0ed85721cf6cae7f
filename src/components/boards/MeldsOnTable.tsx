import { groupTiles, type Meld, type Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';

interface MeldsProps {
  readonly melds: readonly Meld[];
  /** The kinds to be looked at. */
  readonly ringed?: readonly Tile[] | undefined;
  readonly say: Say;
}

/** The melds of a hand, each with its name below. */
export const MeldsOnTable = ({ melds, ringed = [], say }: MeldsProps) =>
  melds.map((meld, at) => (
    <figure key={at} class="hand-group grid items-centre gap-1 hand-meld">
      <MeldTiles
        meld={meld}
        say={say}
        isRinged={(place) => ringed.some((tile) => tile === groupTiles(meld)[place])}
      />
      <figcaption>{say(`group.${meld.kind}`)}</figcaption>
    </figure>
  ));

const FEWEST_SLOTS = 9;

/** The room of a hand in tiles, for the size that they have: half a tile beside each meld. */
export const slotsOf = (tiles: number, melds: readonly Meld[]): { readonly '--slots': number } => ({
  '--slots': Math.max(
    FEWEST_SLOTS,
    melds.reduce((sum, meld) => sum + groupTiles(meld).length + 0.5, tiles),
  ),
});
