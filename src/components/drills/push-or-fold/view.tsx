import { RESULT_COLUMNS } from '../../answer/labels.ts';
import seats from '../../boards/open-seats.css?url';
import river from '../../boards/own-river.css?url';
import rows from '../may-i-claim/claims.css?url';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { PushBoard } from './PushBoard.tsx';
import { PUSH_RULES, type PushDraft, type PushTypes } from './push-rules.ts';

export const VIEW: DrillView<PushTypes, PushDraft> = {
  rules: PUSH_RULES,
  Board: PushBoard,
  level: levelOf,
  errors: async () =>
    (await import('../../../i18n/errors/push-errors.ts')).describePushError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).PUSH_PAPER,
  styles: () => [river, rows, seats],
};
