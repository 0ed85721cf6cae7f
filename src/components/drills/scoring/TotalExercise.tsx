import { exerciseOf } from '../Exercise.tsx';
import { scoringQuestion } from './ScoringBoard.tsx';
import { ScoringFields } from './ScoringFields.tsx';

export const TotalExercise = exerciseOf(scoringQuestion(ScoringFields));
