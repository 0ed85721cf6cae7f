import { pageHref } from '../../../course/links.ts';
import type { WaitTypes } from '../../../engine/drills.ts';
import { WAIT_RULES, type WaitDraft } from '../../../stores/drafts/wait-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import type { Describe, DrillView, SeriesNoteProps } from '../view.ts';
import { levelOf } from './level.ts';
import { WaitBoard } from './WaitBoard.tsx';

export const VIEW: DrillView<WaitTypes, WaitDraft> = {
  rules: WAIT_RULES,
  Board: WaitBoard,
  level: levelOf,
  isVaried: true,
  own: () => [{ part: 'hand', label: 'finder.own.label', kind: 'hand' }],
  errors: async () => (await import('../../../i18n/errors/errors.ts')).describeError as Describe,
  columns: markColumns(),
  series: { name: 'formulas', field: 'formula', fields: ['order'], Note: FormulaNote },
  paper: async () => (await import('./paper.tsx')).WAIT_PAPER,
  styles: () => [],
};

function FormulaNote({ model, judged, locale, say }: SeriesNoteProps) {
  if (!judged) return <p class="question-note">{say('finder.formulaVaried')}</p>;
  return (
    <p class="question-note">
      {say('finder.formulaShown', { n: model })}.{' '}
      <a href={`${pageHref(locale, 'formulas')}#${model}`}>{say('finder.formulaLink')}</a>
    </p>
  );
}
