import { exerciseOf } from '../Exercise.tsx';
import { questionLater, useNothing } from '../question-later.tsx';
import type { FuritenProps } from './FuritenBoard.tsx';
import { FURITEN_RULES } from './furiten-rules.ts';

async function load() {
  const [{ furitenParts }, judged] = await Promise.all([
    import('./FuritenBoard.tsx'),
    import('./FuritenReasons.tsx'),
  ]);
  return (props: FuritenProps) => furitenParts({ ...props, judged });
}

export const FuritenExercise = exerciseOf(
  questionLater({ rules: FURITEN_RULES, load, useOwn: useNothing }),
);
