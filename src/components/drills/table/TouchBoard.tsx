import { windTile } from '../../../engine/notation.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { DicePair } from './DicePair.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
import {
  ClaimBoard,
  FamilyBoard,
  HandsBoard,
  OwnHandBoard,
  RowBoard,
  TallyBoard,
} from './pick-boards.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { BreachBoard, DealBoard } from './wall-boards.tsx';

/** What the reader touches, by what is asked. */
export function TouchBoard({ shown, ...props }: InnerBoardProps) {
  switch (shown.ask) {
    case 'families':
      return <FamilyBoard {...props} shown={shown} />;
    case 'tiles':
    case 'fills':
    case 'enough':
      return <RowBoard {...props} shown={shown} />;
    case 'isolated':
    case 'danger':
      return <OwnHandBoard {...props} shown={shown} />;
    case 'tally':
      return <TallyBoard {...props} shown={shown} />;
    case 'complete':
      return <HandsBoard {...props} shown={shown} />;
    case 'breach':
      return <BreachBoard {...props} shown={shown} />;
    case 'dealt':
      return <DealBoard {...props} shown={shown} />;
    case 'taker':
      return <ClaimBoard {...props} shown={shown} />;
    default:
      return <SeatsAsked {...props} shown={shown} />;
  }
}

type SeatsShown = ShownOf<'reached' | 'place' | 'wind' | 'starter' | 'passes'>;

/** The four seats, with the dice or the winds in the middle. */
function SeatsAsked({ shown, say, markOf, onTouch }: InnerBoardProps<SeatsShown>) {
  const starter = 'starter' in shown ? shown.starter : undefined;
  const from = 'from' in shown ? shown.from : undefined;
  const throws = 'throws' in shown ? shown.throws : [];
  const noteOf = (player: string): string | undefined => {
    if (player === starter) return say('table.starter');
    return player === from ? say('table.throws') : undefined;
  };
  return (
    <SeatBoard players={shown.players} {...{ say, markOf, onTouch, noteOf }}>
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
