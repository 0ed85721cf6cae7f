import type { TypesOf } from '../../../engine/drills.ts';
import { DISCARD_RULES, type DiscardDraft } from '../../../stores/discards/discard-draft.ts';
import type { QuestionView } from '../view.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';

export const DISCARD_QUESTION: QuestionView<TypesOf<'what-discard'>, DiscardDraft> = {
  id: 'what-discard',
  rules: DISCARD_RULES,
  Board: DiscardQuestion,
};
