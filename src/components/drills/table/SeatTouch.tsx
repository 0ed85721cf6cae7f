import type { TableAsk } from '../../../engine/drills.ts';
import { windTile } from '../../../engine/notation.ts';
import { DiceShown } from '../../table/DiceShown.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import { DrawsBoard, ThrownBoard, WindBoard } from './choice-boards.tsx';
import { type InnerBoardProps, Pick, type ShownOf } from './inner-board.tsx';
import { LaidLook } from './LaidLook.tsx';
import type { PickAsk } from './PickTouch.tsx';
import type { RowAsk } from './RowTouch.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { DealBoard, StackBoard } from './wall-boards.tsx';

export function SeatTouch(props: InnerBoardProps<ShownOf<Exclude<TableAsk, RowAsk | PickAsk>>>) {
  const { shown, say } = props;
  if ('names' in shown) return <StackBoard {...props} shown={shown} />;
  if (shown.ask === 'across') return <AcrossBoard {...props} shown={shown} />;
  if (shown.ask === 'ranked') return <ThrownBoard {...props} shown={shown} />;
  if (shown.ask === 'draws') return <DrawsBoard {...props} shown={shown} />;
  if (shown.ask === 'worth') return <WindBoard {...props} shown={shown} />;
  if (shown.ask === 'dealt') return <DealBoard {...props} shown={shown} />;
  const throws = 'throws' in shown ? shown.throws : [];
  return (
    <SeatBoard {...props} shown={shown}>
      {throws.map((dice, at) => (
        <DiceShown key={`${at}`} dice={dice} say={say} />
      ))}
      {shown.ask === 'place' && (
        <span class="wind-column">
          {shown.column.map((wind) => (
            <Tile key={wind} tile={windTile(wind)} say={say} />
          ))}
        </span>
      )}
      {shown.ask === 'lot' && (
        <span style={{ '--tile-size': '2rem' }}>
          <TileRow tiles={shown.row} say={say} />
        </span>
      )}
      {shown.ask === 'giver' && (
        <span
          role="img"
          aria-label={say('table.laidLook', {
            laid: say(`table.laid.${shown.kind}`),
            lies: say(`table.lies.${shown.lies}`),
          })}
        >
          <LaidLook kind={shown.kind} lies={shown.lies} />
        </span>
      )}
      {shown.ask === 'wind' && <Tile tile={windTile(shown.wind)} say={say} />}
    </SeatBoard>
  );
}

/** The seats as they are, and the places where the claimed tile may lie. */
function AcrossBoard({ markOf, ...props }: InnerBoardProps<ShownOf<'across'>>) {
  const { shown, say } = props;
  return (
    <SeatBoard {...props}>
      <div class="picks">
        {shown.sides.map((lies) => (
          <Pick key={lies} item={lies} label={say(`table.lies.${lies}`)} {...{ say, markOf }}>
            <LaidLook kind={shown.kind} lies={lies} />
          </Pick>
        ))}
      </div>
    </SeatBoard>
  );
}
