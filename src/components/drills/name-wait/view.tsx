import type { DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { type NameWaitTypes, WAIT_KIND_QUESTION, type WaitKindDraft } from './WaitKindBoard.tsx';

export const VIEW: DrillView<NameWaitTypes, WaitKindDraft> = {
  ...WAIT_KIND_QUESTION,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'finder.own.label', kind: 'hand' },
    { part: 'tile', label: 'waitKind.own.tile', kind: 'tile' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/wait-kind-errors.ts')).describeWaitKindError,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).WAIT_KIND_PAPER,
  styles: () => [],
};
