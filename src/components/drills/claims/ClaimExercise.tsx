import { CLAIM_RULES } from '../../../stores/drafts/claim-draft.ts';
import { exerciseOf } from '../Exercise.tsx';
import { questionLater, useNothing } from '../question-later.tsx';
import type { ClaimProps } from './ClaimBoard.tsx';

async function load() {
  const [{ claimParts }, judged] = await Promise.all([
    import('./ClaimBoard.tsx'),
    import('./ClaimReasons.tsx'),
  ]);
  return (props: ClaimProps) => claimParts({ ...props, judged });
}

export const ClaimExercise = exerciseOf(
  questionLater({ rules: CLAIM_RULES, load, useOwn: useNothing }),
);
