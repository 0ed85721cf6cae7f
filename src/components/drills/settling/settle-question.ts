import type { SettleTypes } from '../../../engine/drills.ts';
import { SETTLE_RULES, type SettleDraft } from '../../../stores/settling/settle-draft.ts';
import type { QuestionView } from '../view.ts';
import { SettleBoard } from './SettleBoard.tsx';

export const SETTLE_QUESTION: QuestionView<SettleTypes, SettleDraft> = {
  id: 'settle-table',
  rules: SETTLE_RULES,
  Board: SettleBoard,
};
