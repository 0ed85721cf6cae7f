import type { TableTypes } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { tileName, tilesName } from '../../../i18n/hand/tile-names.ts';
import { MeldsOnTable } from '../../boards/MeldsOnTable.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
import { ShownHand } from './ShownHand.tsx';

interface TilePicksProps extends InnerBoardProps {
  readonly tiles: readonly TileKind[];
  readonly isHand?: boolean;
}

const TilePicks = ({ tiles, isHand, say, markOf }: TilePicksProps) => (
  <div class={isHand ? 'picks picks--hand' : 'picks'}>
    {tiles.map((tile, place) => (
      <Pick key={place} item={String(place)} label={tileName(say, tile)} {...{ say, markOf }}>
        <Tile tile={tile} say={say} silent />
      </Pick>
    ))}
  </div>
);

const OwnHandBoard = (props: InnerBoardProps<ShownOf<'first' | 'isolated' | 'danger'>>) => {
  const { shown, locale, say } = props;
  return (
    <>
      {shown.ask === 'danger' && (
        <figure class="neighbour grid gap-1 text-centre">
          <figcaption class="question-note">{say('table.neighbour')}</figcaption>
          <div class="hand-board cluster">
            <MeldsOnTable melds={shown.table.melds} say={say} />
          </div>
        </figure>
      )}
      <div
        role="group"
        aria-label={say('table.ownHand', { tiles: tilesName(say, locale, shown.hand) })}
      >
        <TilePicks {...props} tiles={shown.hand} isHand />
      </div>
    </>
  );
};

const TILE_ASKS = ['tiles', 'fills', 'enough', 'tiger', 'first', 'isolated', 'danger'] as const;
export type TileAsk = (typeof TILE_ASKS)[number];

export const isTileAsk = (shown: TableTypes['shown']): shown is ShownOf<TileAsk> =>
  (TILE_ASKS as readonly string[]).includes(shown.ask);

export const TileAskBoard = (props: InnerBoardProps<ShownOf<TileAsk>>) => {
  const { shown, say } = props;
  if (shown.ask === 'first' || shown.ask === 'isolated' || shown.ask === 'danger') {
    return <OwnHandBoard {...props} shown={shown} />;
  }
  const hand = 'hand' in shown ? shown.hand : undefined;
  return (
    <>
      {shown.ask === 'enough' && <p class="question-note">{say(`table.by.${shown.by}`)}</p>}
      {shown.ask === 'tiger' && (
        <div
          class="shown-hand"
          role="img"
          aria-label={say('table.marker', { tile: tileName(say, shown.marker) })}
        >
          <span class="hand-line cluster">
            <Tile tile={shown.marker} say={say} silent />
          </span>
        </div>
      )}
      {hand && <ShownHand {...props} hand={hand} />}
      <TilePicks {...props} tiles={shown.of} />
    </>
  );
};
