import { RESULT_COLUMNS } from '../../answer/labels.ts';
import type { PagedView } from '../view.ts';
import { ChoiceBoard } from './ChoiceBoard.tsx';
import { levelOf } from './choice-level.ts';
import {
  TABLE_CHOICE_RULES,
  type TableChoiceDraft,
  type TableChoiceTypes,
} from './choice-rules.ts';

export const VIEW: PagedView<TableChoiceTypes, TableChoiceDraft> = {
  rules: TABLE_CHOICE_RULES,
  Board: ChoiceBoard,
  level: levelOf,
  errors: async () => (say) => say('choice.error'),
  link: 'choice.link',
  columns: RESULT_COLUMNS,
  isVaried: true,
  isUnlisted: true,
};
