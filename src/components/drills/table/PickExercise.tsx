import type { TableTypes } from '../../../engine/drills.ts';
import { promptOf } from '../../../i18n/table-prompt.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { marksOf } from './marks.tsx';
import { PickTouch } from './PickTouch.tsx';
import { tableQuestion } from './TableBoard.tsx';

const VIEW = tableQuestion(() => ({ Touch: PickTouch, promptOf, marksOf }));

/** A question about the table inside a page, with families, hands or players to choose. */
export const PickExercise = (props: ExerciseProps<TableTypes>) => (
  <Exercise view={VIEW} {...props} />
);
