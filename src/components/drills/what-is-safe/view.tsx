import discard from '../../boards/discard.css?url';
import seats from '../../boards/open-seats.css?url';
import river from '../../boards/river.css?url';
import rows from '../may-i-claim/claims.css?url';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { SAFE_QUESTION } from './SafeBoard.tsx';
import type { SafeDraft, SafeTypes } from './safe-rules.ts';

export const VIEW: DrillView<SafeTypes, SafeDraft> = {
  ...SAFE_QUESTION,
  level: levelOf,
  errors: async () =>
    (await import('../../../i18n/errors/safe-errors.ts')).describeSafeError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).SAFE_PAPER,
  styles: () => [discard, river, rows, seats],
};
