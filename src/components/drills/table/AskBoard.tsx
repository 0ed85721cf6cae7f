import { ChoiceAskBoard, isChoiceAsk } from './ChoiceAskBoard.tsx';
import { HandAskBoard, isHandAsk } from './HandAskBoard.tsx';
import type { InnerBoardProps } from './inner-board.tsx';
import { SeatAskBoard } from './SeatAskBoard.tsx';
import { isTileAsk, TileAskBoard } from './TileAskBoard.tsx';

/** What every kind of question about the table lets one touch. */
export function AskBoard({ shown, ...props }: InnerBoardProps) {
  if (isTileAsk(shown)) return <TileAskBoard {...props} shown={shown} />;
  if (isHandAsk(shown)) return <HandAskBoard {...props} shown={shown} />;
  if (isChoiceAsk(shown)) return <ChoiceAskBoard {...props} shown={shown} />;
  return <SeatAskBoard {...props} shown={shown} />;
}
