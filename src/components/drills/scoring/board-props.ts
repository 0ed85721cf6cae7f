import type { ScoringTypes } from '../../../engine/drills.ts';
import type { ScoringDraft } from '../../../stores/scoring/scoring-draft.ts';
import type { BoardProps } from '../view.ts';

export type ScoringBoardProps = BoardProps<ScoringTypes, ScoringDraft>;
