import type { TableAsk } from '../../../engine/drills.ts';
import { windTile } from '../../../engine/notation.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { DicePair } from './DicePair.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
import type { PickAsk } from './PickTouch.tsx';
import type { RowAsk } from './RowTouch.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { BreachBoard, DealBoard } from './wall-boards.tsx';

type SeatsShown = ShownOf<'reached' | 'place' | 'wind' | 'starter' | 'passes'>;

/** The four seats, with the dice or the winds in the middle. */
function SeatsAsked({ shown, say, markOf }: InnerBoardProps<SeatsShown>) {
  const starter = 'starter' in shown ? shown.starter : undefined;
  const from = 'from' in shown ? shown.from : undefined;
  const throws = 'throws' in shown ? shown.throws : [];
  const noteOf = (player: string): string | undefined => {
    if (player === starter) return say('table.starter');
    return player === from ? say('table.throws') : undefined;
  };
  return (
    <SeatBoard players={shown.players} {...{ say, markOf, noteOf }} touchable>
      {throws.map((dice, at) => (
        <DicePair key={`${at}`} dice={dice} say={say} />
      ))}
      {shown.ask === 'place' && (
        <span class="wind-column">
          {shown.column.map((wind) => (
            <Tile key={wind} tile={windTile(wind)} say={say} size="small" />
          ))}
        </span>
      )}
      {shown.ask === 'wind' && <Tile tile={windTile(shown.wind)} say={say} />}
    </SeatBoard>
  );
}

type SeatAsk = Exclude<TableAsk, RowAsk | PickAsk>;

/** The seats or the walls. */
export function SeatTouch({ shown, ...props }: InnerBoardProps<ShownOf<SeatAsk>>) {
  if (shown.ask === 'breach') return <BreachBoard {...props} shown={shown} />;
  if (shown.ask === 'dealt') return <DealBoard {...props} shown={shown} />;
  return <SeatsAsked {...props} shown={shown} />;
}
