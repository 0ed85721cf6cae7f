import { exerciseOf } from '../Exercise.tsx';
import { ROUTE_QUESTION } from './RouteBoard.tsx';

export const RouteExercise = exerciseOf(ROUTE_QUESTION);
