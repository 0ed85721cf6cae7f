import { useMemo } from 'preact/hooks';
import type { Desk } from '../../../engine/drills.ts';
import { whichSkillName } from '../../../i18n/which-drill-words.ts';
import { Drill } from '../Drill.tsx';
import type { Describe, DrillProps, DrillView } from '../view.ts';
import { WHICH_QUESTION, type WhichDraft, type WhichTypes } from './WhichBoard.tsx';
import { whichLevel } from './which-level.ts';

type Handed = Pick<Desk, 'parts' | 'levels'>;

const viewOf = ({ parts, levels }: Handed): DrillView<WhichTypes, WhichDraft> => ({
  ...WHICH_QUESTION,
  ...whichLevel({ levels }),
  ...{ id: 'which-rules', parts },
  skillName: whichSkillName,
  describe: async () =>
    (await import('../../../i18n/which-errors.ts')).describeWhichError as Describe,
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
