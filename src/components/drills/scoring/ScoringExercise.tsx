import { useMemo } from 'preact/hooks';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { Exercise, type ExerciseProps } from '../Exercise.tsx';
import { scoringQuestion } from './scoring-question.ts';

interface ScoringExerciseProps extends ExerciseProps<ScoringTypes> {
  /** The id of the drill that the question is of. */
  readonly drill: string;
}

/** A hand to count, inside a page. */
export function ScoringExercise({ drill, ...props }: ScoringExerciseProps) {
  const view = useMemo(() => scoringQuestion(drill), [drill]);
  return <Exercise view={view} {...props} />;
}
