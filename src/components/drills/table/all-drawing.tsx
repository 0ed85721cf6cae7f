/** How every kind of question about the table is drawn. */
import { promptOf } from '../../../i18n/table-prompt.ts';
import { ChoiceTouch, isChoice } from './ChoiceTouch.tsx';
import { type InnerBoardProps, marksOf } from './inner-board.tsx';
import { AskedTile, isPick, PickTouch } from './PickTouch.tsx';
import { isRow, RowTouch } from './RowTouch.tsx';
import { SeatTouch } from './SeatTouch.tsx';

function Touch({ shown, ...props }: InnerBoardProps) {
  if (isRow(shown)) return <RowTouch {...props} shown={shown} />;
  if (isPick(shown)) return <PickTouch {...props} shown={shown} />;
  if (isChoice(shown)) return <ChoiceTouch {...props} shown={shown} />;
  return <SeatTouch {...props} shown={shown} />;
}

export const ALL_DRAWING = { Touch, AskedTile, promptOf, marksOf };
