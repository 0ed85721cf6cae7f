import type { BonusTile, Meld, Tile as TileKind } from '../../engine/notation.ts';
import type { Locale } from '../../i18n/locales.ts';
import { listed, type Say } from '../../i18n/speak.ts';
import { groupName, tileName } from '../../i18n/tile-names.ts';
import { Tile } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import { MeldOnTable } from './MeldOnTable.tsx';
import './board.css';

interface CountedHand {
  readonly concealed: readonly TileKind[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly BonusTile[];
  readonly last: TileKind | undefined;
}

interface ScoredHandProps {
  readonly hand: CountedHand;
  readonly locale: Locale;
  readonly say: Say;
}

export function ScoredHand({ hand, locale, say }: ScoredHandProps) {
  const { concealed, melds, flowers, last } = hand;
  const names = [
    ...concealed.map((tile) => tileName(say, tile)),
    ...melds.map((meld) => groupName(say, meld)),
    ...flowers.map((flower) => tileName(say, flower)),
  ];
  return (
    <div
      class="hand-board scored-hand"
      role="group"
      aria-label={say('score.hand', { tiles: listed(locale, names) })}
    >
      <TileRow tiles={concealed} say={say} />
      {melds.map((meld) => (
        <MeldOnTable key={meld.kind + meld.tile} meld={meld} say={say} />
      ))}
      {flowers.length > 0 && (
        <figure class="hand-group hand-meld">
          <TileRow tiles={flowers} say={say} />
          <figcaption>{say('score.flowers')}</figcaption>
        </figure>
      )}
      {last && (
        <figure class="hand-group scored-last">
          <Tile tile={last} say={say} state="winning" />
          <figcaption>{say('score.winningTile')}</figcaption>
        </figure>
      )}
    </div>
  );
}
