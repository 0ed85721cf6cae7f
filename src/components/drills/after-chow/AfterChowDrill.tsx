import type { AfterChowDraft } from '../../../stores/drafts/after-chow-draft.ts';
import { drillOf } from '../drill-of.tsx';
import { levelledView, levelWithOptions, type TaughtDrill } from '../taught-drill.ts';
import type { Describe, DrillView } from '../view.ts';
import { AFTER_CHOW_QUESTION, type AfterChowTypes } from './AfterChowBoard.tsx';

function afterChowView(taught: TaughtDrill): DrillView<AfterChowTypes, AfterChowDraft> {
  return {
    ...AFTER_CHOW_QUESTION,
    ...levelledView(taught, 'forbidden'),
    ...levelWithOptions(taught, 'forbidden'),
    own: [
      { part: 'hand', label: 'forbidden.own.hand', kind: 'hand' },
      { part: 'tile', label: 'forbidden.own.tile', kind: 'tile' },
    ],
    describe: async () =>
      (await import('../../../i18n/after-chow-errors.ts')).describeAfterChowError as Describe,
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['missed', 'finder.results.missed'],
      ['wrong', 'finder.results.wrong'],
      ['hints', 'finder.results.hints'],
    ],
  };
}

export const AfterChowDrill = drillOf(afterChowView);
