import { drillOf } from '../drill-of.tsx';
import { levelledView, levelOf, type TaughtDrill } from '../taught-drill.ts';
import type { Describe, DrillView } from '../view.ts';
import { FURITEN_QUESTION } from './FuritenBoard.tsx';
import type { FuritenDraft, FuritenTypes } from './furiten-rules.ts';

const furitenView = (taught: TaughtDrill): DrillView<FuritenTypes, FuritenDraft> => ({
  ...FURITEN_QUESTION,
  ...levelledView(taught, 'furiten'),
  ...levelOf(taught, 'furiten'),
  own: [
    { part: 'hand', label: 'furiten.own.hand', kind: 'won' },
    { part: 'river', label: 'furiten.own.river', kind: 'tiles' },
  ],
  describe: async () =>
    (await import('../../../i18n/furiten-errors.ts')).describeFuritenError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
});

export const FuritenDrill = drillOf(furitenView);
