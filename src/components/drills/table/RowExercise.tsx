import { useLater } from '../../parts/use-later.ts';
import { exerciseOf } from '../Exercise.tsx';
import { tableQuestion } from './TableBoard.tsx';

const load = () => import('./row-drawing.ts');

/** Tiles to choose; the page has drawn the first question. */
export const RowExercise = exerciseOf(tableQuestion(() => useLater(load)));
