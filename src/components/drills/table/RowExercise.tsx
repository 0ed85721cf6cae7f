import type { TableTypes } from '../../../engine/drills.ts';
import { useLater } from '../../answer/use-later.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { tableQuestion } from './TableBoard.tsx';

const load = () => import('./row-drawing.ts');
const VIEW = tableQuestion(() => useLater(load));

/** A question about the table inside a page, with tiles to choose; the page has drawn the first. */
export const RowExercise = (props: ExerciseProps<TableTypes>) => (
  <Exercise view={VIEW} {...props} />
);
