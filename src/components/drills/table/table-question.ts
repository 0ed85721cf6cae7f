import type { TableTypes } from '../../../engine/drills.ts';
import { TABLE_RULES, type TableDraft } from '../../../stores/table-draft.ts';
import type { QuestionView } from '../view.ts';
import { TableBoard } from './TableBoard.tsx';

export const TABLE_QUESTION: QuestionView<TableTypes, TableDraft> = {
  id: 'at-the-table',
  rules: TABLE_RULES,
  Board: TableBoard,
};
