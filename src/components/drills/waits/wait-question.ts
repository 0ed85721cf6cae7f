import type { WaitTypes } from '../../../engine/drills.ts';
import { WAIT_RULES, type WaitDraft } from '../../../stores/waits/wait-draft.ts';
import type { QuestionView } from '../view.ts';
import { WaitBoard } from './WaitBoard.tsx';

export const WAIT_QUESTION: QuestionView<WaitTypes, WaitDraft> = {
  rules: WAIT_RULES,
  Board: WaitBoard,
};
