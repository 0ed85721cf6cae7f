import { exerciseOf } from '../Exercise.tsx';
import { WAIT_QUESTION } from './WaitBoard.tsx';

export const WaitExercise = exerciseOf(WAIT_QUESTION);
