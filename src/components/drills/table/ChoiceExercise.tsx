import { useLater } from '../../answer/use-later.ts';
import { exerciseOf } from '../Exercise.tsx';
import { tableQuestion } from './TableBoard.tsx';

const load = () => import('./all-drawing.tsx');

/** What is chosen beside the seats; the page has drawn the first question. */
export const ChoiceExercise = exerciseOf(tableQuestion(() => useLater(load)?.ALL_DRAWING));
