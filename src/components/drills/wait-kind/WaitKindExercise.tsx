import { exerciseOf } from '../Exercise.tsx';
import { WAIT_KIND_QUESTION } from './WaitKindBoard.tsx';

export const WaitKindExercise = exerciseOf(WAIT_KIND_QUESTION);
