import { useLater } from '../../parts/use-later.ts';
import { exerciseOf } from '../Exercise.tsx';
import { tableQuestion } from './TableBoard.tsx';

const load = () => import('./pick-drawing.ts');

/** Hands, families and players to choose; the page has drawn the first question. */
export const PickExercise = exerciseOf(tableQuestion(() => useLater(load)));
