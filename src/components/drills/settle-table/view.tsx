import type { SettleTypes } from '../../../engine/drills.ts';
import { SETTLE_RULES, type SettleDraft } from '../../../stores/drafts/settle-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import type { DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { SettleBoard } from './SettleBoard.tsx';
import styles from './settling.css?url';

export const VIEW: DrillView<SettleTypes, SettleDraft> = {
  rules: SETTLE_RULES,
  Board: SettleBoard,
  level: levelOf,
  errors: async () => (await import('../../../i18n/errors/settle-errors.ts')).describeSettleError,
  columns: markColumns('accounts.results.turned', 'accounts.results.wrong'),
  link: 'accounts.link',
  paper: async () => (await import('./paper.tsx')).SETTLE_PAPER,
  styles: () => [styles],
};
