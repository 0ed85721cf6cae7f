import { exerciseOf } from '../Exercise.tsx';
import { discardQuestion } from './DiscardQuestion.tsx';

/** One discard, which is not played on. */
export const DiscardExercise = exerciseOf(
  discardQuestion(({ session, say }) => ({
    ask: say('discards.choose'),
    isDrawn: false,
    discard: () => void session.check(performance.now()),
  })),
);
