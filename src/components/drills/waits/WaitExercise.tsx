import { exerciseOf } from '../Exercise.tsx';
import { WAIT_QUESTION } from './wait-question.ts';

export const WaitExercise = exerciseOf(WAIT_QUESTION);
