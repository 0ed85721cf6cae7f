import type { WaitTypes } from '../../../engine/drills.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { WAIT_QUESTION } from './WaitBoard.tsx';

export const WaitExercise = (props: ExerciseProps<WaitTypes>) => (
  <Exercise view={WAIT_QUESTION} {...props} />
);
