import { exerciseOf } from '../Exercise.tsx';
import { AFTER_CHOW_QUESTION } from './AfterChowBoard.tsx';

export const AfterChowExercise = exerciseOf(AFTER_CHOW_QUESTION);
