import type { BonusTile, Meld, Tile as TileKind } from '../../engine/notation.ts';
import { groupName, tileName, tilesName } from '../../i18n/hand/tile-names.ts';
import type { Locale } from '../../i18n/locales.ts';
import { listText, type Say, type Voice } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import { MeldsOnTable, slotsOf } from './MeldsOnTable.tsx';
import './board.css';

export interface CountedHand {
  readonly concealed: readonly TileKind[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly BonusTile[];
  readonly last: TileKind | undefined;
}

interface ScoredHandProps extends Voice {
  readonly hand: CountedHand;
}

export function scoredHandName(hand: CountedHand, locale: Locale, say: Say): string {
  const names = [
    tilesName(say, locale, hand.concealed),
    ...hand.melds.map((meld) => groupName(say, meld)),
    ...hand.flowers.map((flower) => tileName(say, flower)),
  ];
  return say('answer.theHand', { tiles: listText(locale, names.filter(Boolean)) });
}

/** Half a tile sets the flowers apart, and the last tile. */
const tilesShown = ({ concealed, flowers, last }: CountedHand): number =>
  concealed.length + (flowers.length > 0 ? flowers.length + 0.5 : 0) + (last ? 1.5 : 0);

export function ScoredHand({ hand, locale, say }: ScoredHandProps) {
  const { concealed, melds, flowers, last } = hand;
  return (
    <div
      class="hand-board cluster scored-hand"
      role="group"
      aria-label={scoredHandName(hand, locale, say)}
      style={slotsOf(tilesShown(hand), melds)}
    >
      <TileRow tiles={concealed} say={say} />
      <MeldsOnTable melds={melds} say={say} />
      {flowers.length > 0 && (
        <figure class="hand-group grid items-centre gap-1 hand-meld hand-flowers">
          <TileRow tiles={flowers} say={say} />
          <figcaption>{say('score.flowers')}</figcaption>
        </figure>
      )}
      {last && (
        <figure class="hand-group grid items-centre gap-1 scored-last">
          <Tile tile={last} say={say} state="winning" />
          <figcaption>{say('score.winningTile')}</figcaption>
        </figure>
      )}
    </div>
  );
}
