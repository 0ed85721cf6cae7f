import { exerciseOf } from '../Exercise.tsx';
import { NAMED_QUESTION } from './NamedBoard.tsx';

export const NamedExercise = exerciseOf(NAMED_QUESTION);
