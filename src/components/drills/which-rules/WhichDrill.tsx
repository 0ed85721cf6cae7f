import { useMemo } from 'preact/hooks';
import type { Desk, QuestionErrors } from '../../../engine/drills.ts';
import { describeWhichError, showName, whichSkillName } from '../../../i18n/which-drill-words.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { WHICH_QUESTION, type WhichDraft, type WhichTypes } from './WhichBoard.tsx';

type Handed = Pick<Desk, 'parts' | 'levels'>;

const viewOf = ({ parts, levels }: Handed): DrillView<WhichTypes, WhichDraft> => ({
  ...WHICH_QUESTION,
  ...{ id: 'which-rules', parts, levels },
  fields: { level: { label: 'whichRules.show', valueName: showName } },
  skillName: whichSkillName,
  describe: (say, error) => describeWhichError(say, error as QuestionErrors['which-rules']),
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
});

export function WhichDrill({ parts, levels, ...props }: DrillProps & Handed) {
  const view = useMemo(() => viewOf({ parts, levels }), [parts, levels]);
  return <Drill view={view} {...props} />;
}
