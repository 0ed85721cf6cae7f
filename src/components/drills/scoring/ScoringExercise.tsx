import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { SCORING_RULES, type ScoringDraft } from '../../../stores/scoring/scoring-draft.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import type { QuestionView } from '../view.ts';
import { type AnswerProps, ScoringBoard } from './ScoringBoard.tsx';

interface ScoringExerciseProps extends ExerciseProps<ScoringTypes> {
  /** The id of the drill that the question is of. */
  readonly drill: string;
}

/** A hand to count inside a page, with what is filled in. */
export const scoringExercise = (Answer: (props: AnswerProps) => ComponentChildren) =>
  function ScoringExercise({ drill, ...props }: ScoringExerciseProps) {
    const view = useMemo(
      (): QuestionView<ScoringTypes, ScoringDraft> => ({
        id: drill,
        rules: SCORING_RULES,
        Board: (board) => <ScoringBoard {...board} Answer={Answer} />,
      }),
      [drill],
    );
    return <Exercise view={view} {...props} />;
  };
