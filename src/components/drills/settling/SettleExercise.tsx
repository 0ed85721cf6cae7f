import type { SettleTypes } from '../../../engine/drills.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { SETTLE_QUESTION } from './settle-question.ts';

/** A table to settle, inside a page. */
export const SettleExercise = (props: ExerciseProps<SettleTypes>) => (
  <Exercise view={SETTLE_QUESTION} {...props} />
);
