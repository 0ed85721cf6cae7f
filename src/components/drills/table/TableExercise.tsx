import type { TableTypes } from '../../../engine/drills.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { TABLE_QUESTION } from './table-question.ts';

/** A question about the table, inside a page. */
export const TableExercise = (props: ExerciseProps<TableTypes>) => (
  <Exercise view={TABLE_QUESTION} {...props} />
);
