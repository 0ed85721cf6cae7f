import { promptOf } from '../../../i18n/table-prompt.ts';
import { exerciseOf } from '../Exercise.tsx';
import { marksOf } from './inner-board.tsx';
import { AskedTile, PickTouch } from './PickTouch.tsx';
import { tableQuestion } from './TableBoard.tsx';

export const PickExercise = exerciseOf(
  tableQuestion(() => ({ Touch: PickTouch, AskedTile, promptOf, marksOf })),
);
