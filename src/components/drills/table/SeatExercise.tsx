import { promptOf } from '../../../i18n/table-prompt.ts';
import { exerciseOf } from '../Exercise.tsx';
import { marksOf } from './inner-board.tsx';
import { SeatTouch } from './SeatTouch.tsx';
import { tableQuestion } from './TableBoard.tsx';

export const SeatExercise = exerciseOf(
  tableQuestion(() => ({ Touch: SeatTouch, promptOf, marksOf })),
);
