import { useMemo } from 'preact/hooks';
import type { LevelField } from '../../../engine/drills.ts';
import { waitKindSkillName } from '../../../i18n/wait-kind-drill-words.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { type NameWaitTypes, WAIT_KIND_QUESTION, type WaitKindDraft } from './WaitKindBoard.tsx';
import { waitKindLevel } from './wait-kind-level.ts';

interface Handed {
  readonly parts: readonly string[];
  readonly levels: readonly LevelField[];
}

const viewOf = ({ parts, levels }: Handed): DrillView<NameWaitTypes, WaitKindDraft> => ({
  ...WAIT_KIND_QUESTION,
  ...waitKindLevel({ levels }),
  ...{ id: 'name-wait', parts, skillName: waitKindSkillName },
  own: [
    { part: 'hand', label: 'finder.own.label', kind: 'hand' },
    { part: 'tile', label: 'waitKind.own.tile', kind: 'tile' },
  ],
  describe: async () => (await import('../../../i18n/wait-kind-errors.ts')).describeWaitKindError,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
});

export function WaitKindDrill({ parts, levels, ...props }: DrillProps & Handed) {
  const view = useMemo(() => viewOf({ parts, levels }), [parts, levels]);
  return <Drill view={view} {...props} />;
}
