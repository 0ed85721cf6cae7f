import { exerciseOf } from '../Exercise.tsx';
import { EXCHANGE_QUESTION } from './ExchangeBoard.tsx';

export const ExchangeExercise = exerciseOf(EXCHANGE_QUESTION);
