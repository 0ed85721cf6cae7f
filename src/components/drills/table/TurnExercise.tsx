import { promptOf } from '../../../i18n/table-prompt.ts';
import { exerciseOf } from '../Exercise.tsx';
import { marksOf } from './inner-board.tsx';
import { tableQuestion } from './TableBoard.tsx';
import { TurnTouch } from './TurnTouch.tsx';

export const TurnExercise = exerciseOf(
  tableQuestion(() => ({ Touch: TurnTouch, promptOf, marksOf })),
);
