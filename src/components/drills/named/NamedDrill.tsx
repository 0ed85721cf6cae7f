import { itemName } from '../../../i18n/score-names.ts';
import type { NamedDraft } from '../../../stores/drafts/named-draft.ts';
import { drillOf } from '../drill-of.tsx';
import { levelledView, type TaughtDrill } from '../taught-drill.ts';
import type { Describe, DrillView } from '../view.ts';
import { NAMED_QUESTION, type NamedTypes } from './NamedBoard.tsx';
import { namedLevel } from './named-level.ts';

function namedView(taught: TaughtDrill): DrillView<NamedTypes, NamedDraft> {
  return {
    ...NAMED_QUESTION,
    ...levelledView(taught, 'named'),
    ...namedLevel(taught),
    rowName: (say, row) => itemName(say, taught.rules, row),
    own: [{ part: 'hand', label: 'named.own.hand', kind: 'won' }],
    describe: async () =>
      (await import('../../../i18n/named-errors.ts')).describeNamedError as Describe,
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['missed', 'finder.results.missed'],
      ['wrong', 'finder.results.wrong'],
      ['hints', 'finder.results.hints'],
    ],
  };
}

export const NamedDrill = drillOf(namedView);
