import { EnoughChoice } from './EnoughChoice.tsx';
import { scoringExercise } from './ScoringExercise.tsx';

/** Whether it may go out, of a hand inside a page. */
export const EnoughExercise = scoringExercise(EnoughChoice);
