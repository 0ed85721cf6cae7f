import type { ScoringTypes } from '../../../engine/drills.ts';
import { SCORING_RULES, type ScoringDraft } from '../../../stores/scoring/scoring-draft.ts';
import type { QuestionView } from '../view.ts';
import { ScoringBoard } from './ScoringBoard.tsx';

/** A question about a hand, of the drill that has this id. */
export const scoringQuestion = (id: string): QuestionView<ScoringTypes, ScoringDraft> => ({
  id,
  rules: SCORING_RULES,
  Board: ScoringBoard,
});
