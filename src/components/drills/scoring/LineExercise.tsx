import { scoringExercise } from './ScoringExercise.tsx';
import { ScoringLines } from './ScoringLines.tsx';

/** Lines to tick, of a hand inside a page. */
export const LineExercise = scoringExercise(ScoringLines);
