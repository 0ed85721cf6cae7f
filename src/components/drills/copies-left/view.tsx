import { RESULT_COLUMNS } from '../../answer/labels.ts';
import seats from '../../boards/open-seats.css?url';
import type { Describe, DrillView } from '../view.ts';
import { CopiesBoard } from './CopiesBoard.tsx';
import styles from './copies-left.css?url';
import { COPIES_RULES, type CopiesDraft, type CopiesTypes } from './copies-rules.ts';
import { levelOf } from './level.ts';

export const VIEW: DrillView<CopiesTypes, CopiesDraft> = {
  rules: COPIES_RULES,
  Board: CopiesBoard,
  level: levelOf,
  isVaried: true,
  own: () => [
    { part: 'hand', label: 'copies.own.hand', kind: 'hand' },
    { part: 'own', label: 'own.river', kind: 'tiles' },
    { part: 'right', label: 'copies.own.right', kind: 'hand' },
    { part: 'across', label: 'copies.own.across', kind: 'hand' },
    { part: 'left', label: 'copies.own.left', kind: 'hand' },
    { part: 'markers', label: 'copies.markers', kind: 'tiles' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/copies-errors.ts')).describeCopiesError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).COPIES_PAPER,
  styles: () => [seats, styles],
};
