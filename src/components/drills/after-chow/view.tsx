import { AFTER_CHOW_RULES, type AfterChowDraft } from '../../../stores/drafts/after-chow-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import discard from '../../boards/discard.css?url';
import type { Describe, DrillView } from '../view.ts';
import { AfterChowBoard, type AfterChowTypes } from './AfterChowBoard.tsx';
import { levelOf } from './level.ts';

export const VIEW: DrillView<AfterChowTypes, AfterChowDraft> = {
  rules: AFTER_CHOW_RULES,
  Board: AfterChowBoard,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'forbidden.own.hand', kind: 'hand' },
    { part: 'tile', label: 'forbidden.own.tile', kind: 'tile' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/after-chow-errors.ts')).describeAfterChowError as Describe,
  columns: markColumns(),
  paper: async () => (await import('./paper.tsx')).AFTER_CHOW_PAPER,
  styles: () => [discard],
};
