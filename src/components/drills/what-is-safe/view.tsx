import { RESULT_COLUMNS } from '../../answer/labels.ts';
import discard from '../../boards/discard.css?url';
import seats from '../../boards/open-seats.css?url';
import river from '../../boards/own-river.css?url';
import rows from '../may-i-claim/claims.css?url';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { SafeBoard } from './SafeBoard.tsx';
import { SAFE_RULES, type SafeDraft, type SafeTypes } from './safe-rules.ts';

export const VIEW: DrillView<SafeTypes, SafeDraft> = {
  rules: SAFE_RULES,
  Board: SafeBoard,
  level: levelOf,
  errors: async () =>
    (await import('../../../i18n/errors/safe-errors.ts')).describeSafeError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).SAFE_PAPER,
  styles: () => [discard, river, rows, seats],
};
