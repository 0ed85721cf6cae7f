import type { AfterChowDraft } from '../../../stores/drafts/after-chow-draft.ts';
import discard from '../../boards/discard.css?url';
import type { Describe, DrillView } from '../view.ts';
import { AFTER_CHOW_QUESTION, type AfterChowTypes } from './AfterChowBoard.tsx';
import styles from './after-chow.css?url';
import { levelOf } from './level.ts';

export const VIEW: DrillView<AfterChowTypes, AfterChowDraft> = {
  ...AFTER_CHOW_QUESTION,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'forbidden.own.hand', kind: 'hand' },
    { part: 'tile', label: 'forbidden.own.tile', kind: 'tile' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/after-chow-errors.ts')).describeAfterChowError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'finder.results.missed'],
    ['wrong', 'finder.results.wrong'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).AFTER_CHOW_PAPER,
  styles: () => [discard, styles],
};
