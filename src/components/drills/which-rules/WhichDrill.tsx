import { useMemo } from 'preact/hooks';
import type { Desk, QuestionErrors } from '../../../engine/drills.ts';
import { describeWhichError, whichSkillName } from '../../../i18n/which-drill-words.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { WHICH_QUESTION, type WhichDraft, type WhichTypes } from './WhichBoard.tsx';
import { whichLevel } from './which-level.ts';

type Handed = Pick<Desk, 'parts' | 'levels'>;

const viewOf = ({ parts, levels }: Handed): DrillView<WhichTypes, WhichDraft> => ({
  ...WHICH_QUESTION,
  ...whichLevel({ levels }),
  ...{ id: 'which-rules', parts },
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
