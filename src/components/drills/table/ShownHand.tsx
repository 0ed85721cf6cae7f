import type { HeldHand } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { MeldTiles } from '../../tiles/MeldTiles.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';

interface ShownHandProps extends Voice {
  readonly hand: HeldHand;
}

export const ShownHand = ({ hand, locale, say }: ShownHandProps) => (
  <div class="shown-hand" role="img" aria-label={handLabel(say, locale, hand)}>
    <HandTiles hand={hand} say={say} />
  </div>
);

export const HandTiles = ({ hand, say }: Omit<ShownHandProps, 'locale'>) => (
  <span class="hand-line cluster" aria-hidden="true">
    <TileRow tiles={hand.concealed} say={say} />
    {hand.melds.map((meld, at) => (
      <MeldTiles key={at} meld={meld} say={say} />
    ))}
  </span>
);
