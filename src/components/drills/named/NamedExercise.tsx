import { NAMED_RULES } from '../../../stores/drafts/named-draft.ts';
import { exerciseOf } from '../Exercise.tsx';
import { questionLater } from '../question-later.tsx';
import type { NamedProps } from './NamedBoard.tsx';
import { type OpenFamily, useFamily } from './use-family.ts';

async function load() {
  const [{ namedParts }, judged] = await Promise.all([
    import('./NamedBoard.tsx'),
    import('./NamedWins.tsx'),
  ]);
  return (props: NamedProps, family: OpenFamily) => namedParts({ ...props, judged }, family);
}

export const NamedExercise = exerciseOf(
  questionLater({ rules: NAMED_RULES, load, useOwn: useFamily }),
);
