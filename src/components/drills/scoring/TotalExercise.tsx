import { scoringExercise } from './ScoringExercise.tsx';
import { ScoringFields } from './ScoringFields.tsx';

/** A total to write, of a hand inside a page. */
export const TotalExercise = scoringExercise(ScoringFields);
