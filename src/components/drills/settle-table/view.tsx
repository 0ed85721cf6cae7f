import type { SettleTypes } from '../../../engine/drills.ts';
import type { SettleDraft } from '../../../stores/drafts/settle-draft.ts';
import type { DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { SETTLE_QUESTION } from './SettleBoard.tsx';
import styles from './settling.css?url';

export const VIEW: DrillView<SettleTypes, SettleDraft> = {
  ...SETTLE_QUESTION,
  level: levelOf,
  errors: async () => (await import('../../../i18n/errors/settle-errors.ts')).describeSettleError,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'accounts.results.turned'],
    ['wrong', 'accounts.results.wrong'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'accounts.link',
  paper: async () => (await import('./paper.tsx')).SETTLE_PAPER,
  styles: () => [styles],
};
