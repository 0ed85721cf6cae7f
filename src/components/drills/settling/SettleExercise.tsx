import { exerciseOf } from '../Exercise.tsx';
import { SETTLE_QUESTION } from './SettleBoard.tsx';

export const SettleExercise = exerciseOf(SETTLE_QUESTION);
