import type { ScoringTypes } from '../../../engine/drills.ts';
import { SCORING_RULES, type ScoringDraft } from '../../../stores/drafts/scoring-draft.ts';
import type { QuestionView } from '../view.ts';
import { EnoughChoice } from './EnoughChoice.tsx';
import { type AnswerProps, ScoringBoard } from './ScoringBoard.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { ScoringLines } from './ScoringLines.tsx';

/** What is asked of a hand: its lines, figures, or whether it may be won with. */
export function ScoringAnswer(props: AnswerProps) {
  const { lines, fields, least } = props.state.shown;
  if (lines.length > 0) return <ScoringLines {...props} />;
  if (fields.length === 0) return <EnoughChoice {...props} />;
  return <ScoringFields {...props} enough={least !== undefined && <EnoughChoice {...props} />} />;
}

export const SCORING_QUESTION: QuestionView<ScoringTypes, ScoringDraft> = {
  rules: SCORING_RULES,
  Board: (board) => <ScoringBoard {...board} Answer={ScoringAnswer} />,
};
