import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { WHICH_QUESTION, type WhichDraft, type WhichTypes } from './WhichBoard.tsx';
import styles from './which-rules.css?url';

export const VIEW: DrillView<WhichTypes, WhichDraft> = {
  ...WHICH_QUESTION,
  level: levelOf,
  errors: async () =>
    (await import('../../../i18n/errors/which-errors.ts')).describeWhichError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).WHICH_PAPER,
  styles: () => [styles],
};
