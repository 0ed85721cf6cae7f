import { ChoiceTouch, isChoiceAsk } from './ChoiceTouch.tsx';
import type { InnerBoardProps } from './inner-board.tsx';
import { isPick, PickTouch } from './PickTouch.tsx';
import { isRow, RowTouch } from './RowTouch.tsx';
import { SeatTouch } from './SeatTouch.tsx';

/** What every kind of question about the table lets one touch. */
export function AnyTouch({ shown, ...props }: InnerBoardProps) {
  if (isRow(shown)) return <RowTouch {...props} shown={shown} />;
  if (isPick(shown)) return <PickTouch {...props} shown={shown} />;
  if (isChoiceAsk(shown)) return <ChoiceTouch {...props} shown={shown} />;
  return <SeatTouch {...props} shown={shown} />;
}
