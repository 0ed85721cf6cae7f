import { exerciseOf } from '../Exercise.tsx';
import { scoringQuestion } from './ScoringBoard.tsx';
import { ScoringLines } from './ScoringLines.tsx';

export const LineExercise = exerciseOf(scoringQuestion(ScoringLines));
