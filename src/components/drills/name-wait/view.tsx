import { pickRules } from '../../../stores/drafts/pick-draft.ts';
import { RESULT_COLUMNS } from '../../answer/labels.ts';
import type { DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { type NameWaitTypes, WaitKindBoard, type WaitKindDraft } from './WaitKindBoard.tsx';

export const VIEW: DrillView<NameWaitTypes, WaitKindDraft> = {
  rules: pickRules(({ names }) => names),
  Board: WaitKindBoard,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'finder.own.label', kind: 'hand' },
    { part: 'tile', label: 'waitKind.own.tile', kind: 'tile' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/wait-kind-errors.ts')).describeWaitKindError,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).WAIT_KIND_PAPER,
  styles: () => [],
};
