import type { HeldHand } from '../../../engine/notation.ts';
import { groupName, tilesName } from '../../../i18n/hand/tile-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listText, type Say, type Voice } from '../../../i18n/speak.ts';
import { MeldTiles } from '../../tiles/MeldTiles.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';

interface ShownHandProps extends Voice {
  readonly hand: HeldHand;
}

export const ShownHand = ({ hand, locale, say }: ShownHandProps) => (
  <div class="shown-hand" role="img" aria-label={shownHandLabel(hand, locale, say)}>
    <HandTiles hand={hand} say={say} />
  </div>
);

export const shownHandLabel = ({ concealed, melds }: HeldHand, locale: Locale, say: Say): string =>
  listText(locale, [
    ...(concealed.length > 0 ? [tilesName(say, locale, concealed)] : []),
    ...melds.map((meld) => groupName(say, meld)),
  ]);

export const HandTiles = ({ hand, say }: Omit<ShownHandProps, 'locale'>) => (
  <span class="hand-line cluster" aria-hidden="true">
    <TileRow tiles={hand.concealed} say={say} />
    {hand.melds.map((meld, at) => (
      <MeldTiles key={at} meld={meld} say={say} />
    ))}
  </span>
);
