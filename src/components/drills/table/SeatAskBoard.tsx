import type { TableAsk } from '../../../engine/drills.ts';
import { windTile } from '../../../engine/notation.ts';
import { Dice } from '../../table/Dice.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { ChoiceAsk } from './ChoiceAskBoard.tsx';
import type { HandAsk } from './HandAskBoard.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import type { TileAsk } from './TileAskBoard.tsx';
import { DealBoard, StackBoard } from './wall-boards.tsx';

export function SeatAskBoard(
  props: InnerBoardProps<ShownOf<Exclude<TableAsk, TileAsk | HandAsk | ChoiceAsk>>>,
) {
  const { shown, say } = props;
  if ('names' in shown) return <StackBoard {...props} shown={shown} />;
  if (shown.ask === 'dealt') return <DealBoard {...props} shown={shown} />;
  const throws = 'throws' in shown ? shown.throws : [];
  return (
    <SeatBoard {...props} shown={shown}>
      {throws.map((dice, at) => (
        <Dice key={`${at}`} dice={dice} say={say} />
      ))}
      {shown.ask === 'place' && (
        <span class="wind-column grid gap-1">
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
      {shown.ask === 'wind' && <Tile tile={windTile(shown.wind)} say={say} />}
    </SeatBoard>
  );
}
