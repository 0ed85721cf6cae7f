import { exerciseOf } from '../Exercise.tsx';
import { CLAIM_QUESTION } from './ClaimBoard.tsx';

export const ClaimExercise = exerciseOf(CLAIM_QUESTION);
