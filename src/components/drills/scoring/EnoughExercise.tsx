import { exerciseOf } from '../Exercise.tsx';
import { EnoughChoice } from './EnoughChoice.tsx';
import { scoringQuestion } from './ScoringBoard.tsx';

export const EnoughExercise = exerciseOf(scoringQuestion(EnoughChoice));
