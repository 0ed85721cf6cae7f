import { itemName } from '../../../i18n/scores/score-names.ts';
import { NAMED_RULES, type NamedDraft } from '../../../stores/drafts/named-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { NamedBoard, type NamedTypes } from './NamedBoard.tsx';
import styles from './named.css?url';

export const VIEW: DrillView<NamedTypes, NamedDraft> = {
  rules: NAMED_RULES,
  Board: NamedBoard,
  level: levelOf,
  rowName: ({ rules }, say, row) => itemName(say, rules, row),
  own: () => [{ part: 'hand', label: 'named.own.hand', kind: 'won' }],
  errors: async () =>
    (await import('../../../i18n/errors/named-errors.ts')).describeNamedError as Describe,
  columns: markColumns(),
  paper: async () => (await import('./paper.tsx')).NAMED_PAPER,
  styles: () => [styles],
};
