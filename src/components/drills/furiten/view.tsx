import river from '../../boards/river.css?url';
import type { Describe, DrillView } from '../view.ts';
import { FURITEN_QUESTION } from './FuritenBoard.tsx';
import styles from './furiten.css?url';
import type { FuritenDraft, FuritenTypes } from './furiten-rules.ts';
import { levelOf } from './level.ts';

export const VIEW: DrillView<FuritenTypes, FuritenDraft> = {
  ...FURITEN_QUESTION,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'furiten.own.hand', kind: 'won' },
    { part: 'river', label: 'own.river', kind: 'tiles' },
  ],
  errors: async () =>
    (await import('../../../i18n/errors/furiten-errors.ts')).describeFuritenError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).FURITEN_PAPER,
  styles: () => [river, styles],
};
