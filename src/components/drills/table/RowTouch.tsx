import type { TableTypes } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { tileName, tilesName } from '../../../i18n/tile-names.ts';
import { MeldOnTable } from '../../boards/MeldOnTable.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
import { Pick } from './Pick.tsx';
import { ShownHand } from './ShownHand.tsx';

interface TilePicksProps {
  readonly tiles: readonly TileKind[];
  /** Whether the tiles are one hand, which fits in a line. */
  readonly isHand?: boolean;
  readonly say: InnerBoardProps['say'];
  readonly markOf: InnerBoardProps['markOf'];
}

const TilePicks = ({ tiles, isHand, say, markOf }: TilePicksProps) => (
  <div class={isHand ? 'picks picks--hand' : 'picks'}>
    {tiles.map((tile, place) => (
      <Pick
        key={`${place}${tile}`}
        item={String(place)}
        label={tileName(say, tile)}
        {...{ say, markOf }}
      >
        <Tile tile={tile} say={say} silent />
      </Pick>
    ))}
  </div>
);

/** Tiles to tell apart, below the hand that they are for. */
const RowBoard = (props: InnerBoardProps<ShownOf<'tiles' | 'fills' | 'enough'>>) => {
  const { shown, locale, say } = props;
  return (
    <>
      {shown.ask === 'enough' && <p class="table-note">{say(`table.by.${shown.by}`)}</p>}
      {shown.ask !== 'tiles' && <ShownHand hand={shown.hand} locale={locale} say={say} />}
      <TilePicks {...props} tiles={shown.of} />
    </>
  );
};

/** The tiles of one's own hand, below what a neighbour has shown. */
const OwnHandBoard = (props: InnerBoardProps<ShownOf<'isolated' | 'danger'>>) => {
  const { shown, locale, say } = props;
  return (
    <>
      {shown.ask === 'danger' && (
        <figure class="neighbour">
          <figcaption>{say('table.neighbour')}</figcaption>
          <div class="hand-board">
            {shown.table.melds.map((meld) => (
              <MeldOnTable key={meld.kind + meld.tile} meld={meld} say={say} />
            ))}
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

const ROW_ASKS = ['tiles', 'fills', 'enough', 'isolated', 'danger'] as const;
export type RowAsk = (typeof ROW_ASKS)[number];

export const isRow = (shown: TableTypes['shown']): shown is ShownOf<RowAsk> =>
  (ROW_ASKS as readonly string[]).includes(shown.ask);

/** Tiles in a row, of which some are meant. */
export const RowTouch = ({ shown, ...props }: InnerBoardProps<ShownOf<RowAsk>>) =>
  shown.ask === 'isolated' || shown.ask === 'danger' ? (
    <OwnHandBoard {...props} shown={shown} />
  ) : (
    <RowBoard {...props} shown={shown} />
  );
