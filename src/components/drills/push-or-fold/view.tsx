import seats from '../../boards/open-seats.css?url';
import river from '../../boards/river.css?url';
import rows from '../may-i-claim/claims.css?url';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { PUSH_QUESTION } from './PushBoard.tsx';
import type { PushDraft, PushTypes } from './push-rules.ts';

export const VIEW: DrillView<PushTypes, PushDraft> = {
  ...PUSH_QUESTION,
  level: levelOf,
  errors: async () =>
    (await import('../../../i18n/errors/push-errors.ts')).describePushError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).PUSH_PAPER,
  styles: () => [river, rows, seats],
};
