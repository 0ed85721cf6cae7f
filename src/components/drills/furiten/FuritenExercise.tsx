import { exerciseOf } from '../Exercise.tsx';
import { FURITEN_QUESTION } from './FuritenBoard.tsx';

export const FuritenExercise = exerciseOf(FURITEN_QUESTION);
