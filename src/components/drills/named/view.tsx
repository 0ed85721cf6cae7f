import { itemName } from '../../../i18n/scores/score-names.ts';
import type { NamedDraft } from '../../../stores/drafts/named-draft.ts';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { NAMED_QUESTION, type NamedTypes } from './NamedBoard.tsx';
import styles from './named.css?url';

export const VIEW: DrillView<NamedTypes, NamedDraft> = {
  ...NAMED_QUESTION,
  level: levelOf,
  rowName: ({ rules }, say, row) => itemName(say, rules, row),
  own: () => [{ part: 'hand', label: 'named.own.hand', kind: 'won' }],
  errors: async () =>
    (await import('../../../i18n/errors/named-errors.ts')).describeNamedError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'finder.results.missed'],
    ['wrong', 'finder.results.wrong'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).NAMED_PAPER,
  styles: () => [styles],
};
