import { useLater } from '../../parts/use-later.ts';
import { exerciseOf } from '../Exercise.tsx';
import { tableQuestion } from './TableBoard.tsx';

const load = () => import('./all-drawing.tsx');

/** Seats, walls and what is chosen beside them; the page has drawn the first question. */
export const SeatExercise = exerciseOf(tableQuestion(() => useLater(load)?.ALL_DRAWING));
