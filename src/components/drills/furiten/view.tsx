import { RESULT_COLUMNS } from '../../answer/labels.ts';
import river from '../../boards/own-river.css?url';
import type { Describe, DrillView } from '../view.ts';
import { FuritenBoard } from './FuritenBoard.tsx';
import styles from './furiten.css?url';
import { FURITEN_RULES, type FuritenDraft, type FuritenTypes } from './furiten-rules.ts';
import { levelOf } from './level.ts';

export const VIEW: DrillView<FuritenTypes, FuritenDraft> = {
  rules: FURITEN_RULES,
  Board: FuritenBoard,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'furiten.own.hand', kind: 'won' },
    { part: 'river', label: 'own.river', kind: 'tiles' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/furiten-errors.ts')).describeFuritenError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).FURITEN_PAPER,
  styles: () => [river, styles],
};
