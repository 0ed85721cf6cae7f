import { DISCARD_RULES } from '../../../stores/drafts/discard-draft.ts';
import { exerciseOf } from '../Exercise.tsx';
import { questionLater, useNothing } from '../question-later.tsx';
import type { DiscardProps } from './DiscardQuestion.tsx';
import { loadReasons } from './load-reasons.ts';

async function load() {
  const [{ discardAlone }, judged] = await Promise.all([
    import('./DiscardQuestion.tsx'),
    loadReasons(),
  ]);
  return (props: DiscardProps) => discardAlone({ ...props, judged });
}

export const DiscardExercise = exerciseOf(
  questionLater({
    ...{ rules: DISCARD_RULES, load, useOwn: useNothing },
    // The board keeps room for what stands above the hand.
    drawn: ({ position, say }) => ({ context: position ?? null, deed: say('discards.pick') }),
  }),
);
