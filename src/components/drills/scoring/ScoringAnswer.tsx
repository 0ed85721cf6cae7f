import { EnoughChoice } from './EnoughChoice.tsx';
import { type AnswerProps, ScoringBoard, type ScoringBoardProps } from './ScoringBoard.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { ScoringLines } from './ScoringLines.tsx';

/** What is asked of a hand: its lines, figures, or whether it may be won with. */
export function ScoringAnswer(props: AnswerProps) {
  const { lines, fields, least } = props.state.shown;
  if (lines.length > 0) return <ScoringLines {...props} />;
  if (fields.length === 0) return <EnoughChoice {...props} />;
  return <ScoringFields {...props} enough={least !== undefined && <EnoughChoice {...props} />} />;
}

export const ScoringQuestion = (props: ScoringBoardProps) => (
  <ScoringBoard {...props} Answer={ScoringAnswer} />
);
