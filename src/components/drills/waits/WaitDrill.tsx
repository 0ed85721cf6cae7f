import { pageHref } from '../../../course/links.ts';
import { WAIT_PARTS, type WaitTypes } from '../../../engine/drills.ts';
import { waitSkillName } from '../../../i18n/wait-words.ts';
import type { WaitDraft } from '../../../stores/drafts/wait-draft.ts';
import { Drill } from '../Drill.tsx';
import type { Describe, DrillProps, DrillView, SeriesNoteProps } from '../view.ts';
import { WAIT_QUESTION } from './WaitBoard.tsx';
import { WAIT_LEVEL } from './wait-level.ts';

export const WAIT_VIEW: DrillView<WaitTypes, WaitDraft> = {
  ...WAIT_QUESTION,
  id: 'find-waits',
  parts: WAIT_PARTS,
  levels: WAIT_LEVEL.levels,
  fields: {
    from: {
      label: 'finder.from',
      valueName: (say, from) =>
        say(from === 'formulas' ? 'finder.from.formulas' : 'finder.from.generated'),
    },
    formula: { label: 'finder.formula' },
    ...WAIT_LEVEL.fields,
  },
  skillName: waitSkillName,
  isVaried: true,
  own: [{ part: 'hand', label: 'finder.own.label', kind: 'hand' }],
  describe: async () => (await import('../../../i18n/errors.ts')).describeError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'finder.results.missed'],
    ['wrong', 'finder.results.wrong'],
    ['hints', 'finder.results.hints'],
  ],
  series: { name: 'formulas', field: 'formula', fields: ['order'], Note: FormulaNote },
};

export const WaitDrill = (props: DrillProps) => <Drill view={WAIT_VIEW} {...props} />;

function FormulaNote({ model, judged, locale, say }: SeriesNoteProps) {
  if (!judged) return <p class="question-note">{say('finder.formulaVaried')}</p>;
  return (
    <p class="question-note">
      {say('finder.formulaShown', { n: model })}.{' '}
      <a href={`${pageHref(locale, 'formulas')}#${model}`}>{say('finder.formulaLink')}</a>
    </p>
  );
}
