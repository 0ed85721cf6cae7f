import type { WaitTypes } from '../../../engine/drills.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { WAIT_QUESTION } from './wait-question.ts';

/** A hand that waits, inside a page. */
export const WaitExercise = (props: ExerciseProps<WaitTypes>) => (
  <Exercise view={WAIT_QUESTION} {...props} />
);
