import type { TableTypes } from '../../../engine/drills.ts';
import { promptOf } from '../../../i18n/table-prompt.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { marksOf } from './marks.tsx';
import { SeatTouch } from './SeatTouch.tsx';
import { tableQuestion } from './TableBoard.tsx';

const VIEW = tableQuestion(() => ({ Touch: SeatTouch, promptOf, marksOf }));

/** A question about the table inside a page, with seats or walls to touch. */
export const SeatExercise = (props: ExerciseProps<TableTypes>) => (
  <Exercise view={VIEW} {...props} />
);
