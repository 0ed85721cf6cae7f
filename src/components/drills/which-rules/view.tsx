import { pickRules } from '../../../stores/drafts/pick-draft.ts';
import { RESULT_COLUMNS } from '../../answer/labels.ts';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { WhichBoard, type WhichDraft, type WhichTypes } from './WhichBoard.tsx';
import styles from './which-rules.css?url';

export const VIEW: DrillView<WhichTypes, WhichDraft> = {
  rules: pickRules(({ choices }) => choices),
  Board: WhichBoard,
  level: levelOf,
  errors: async () =>
    (await import('../../../i18n/errors/which-errors.ts')).describeWhichError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).WHICH_PAPER,
  styles: () => [styles],
};
