import { windTile } from '../../engine/index.ts';
import { Tile } from '../tiles/Tile.tsx';
import type { BoardProps } from './board-props.ts';
import { DicePair } from './DicePair.tsx';
import { ClaimBoard, FamilyBoard, HandsBoard, RowBoard } from './pick-boards.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { BreachBoard, DealBoard } from './wall-boards.tsx';

/** What the reader touches, by what is asked. */
export function TableBoard(props: BoardProps) {
  const { exercise } = props;
  switch (exercise.ask) {
    case 'families':
      return <FamilyBoard {...props} />;
    case 'tiles':
    case 'fills':
      return <RowBoard {...props} exercise={exercise} />;
    case 'complete':
      return <HandsBoard {...props} exercise={exercise} />;
    case 'breach':
      return <BreachBoard {...props} exercise={exercise} />;
    case 'dealt':
      return <DealBoard {...props} exercise={exercise} />;
    case 'taker':
      return <ClaimBoard {...props} exercise={exercise} />;
    default:
      return <SeatsAsked {...props} />;
  }
}

/** The four seats, with the dice or the winds in the middle. */
function SeatsAsked({ exercise, say, markOf, onChoose }: BoardProps) {
  const starter = 'starter' in exercise ? exercise.starter : undefined;
  const from = 'from' in exercise ? exercise.from : undefined;
  const throws = 'throws' in exercise ? exercise.throws : [];
  const noteOf = (player: string): string | undefined => {
    if (player === starter) return say('table.starter');
    return player === from ? say('table.throws') : undefined;
  };
  return (
    <SeatBoard
      players={exercise.players}
      say={say}
      markOf={markOf}
      onTouch={onChoose}
      noteOf={noteOf}
    >
      {throws.map((dice, at) => (
        <DicePair key={`${at}`} dice={dice} say={say} />
      ))}
      {exercise.ask === 'place' && (
        <span class="wind-column">
          {exercise.column.map((wind) => (
            <Tile key={wind} tile={windTile(wind)} say={say} size="small" />
          ))}
        </span>
      )}
      {exercise.ask === 'wind' && <Tile tile={windTile(exercise.wind)} say={say} />}
    </SeatBoard>
  );
}
