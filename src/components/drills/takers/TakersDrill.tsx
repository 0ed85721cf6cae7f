import { useMemo } from 'preact/hooks';
import { type Desk, valuesOf } from '../../../engine/drills.ts';
import { levelSkillName } from '../../../i18n/drill-levels.ts';
import type { TakersDraft } from '../../../stores/drafts/takers-draft.ts';
import { windPart } from '../../answer/own-wind.ts';
import { Drill } from '../Drill.tsx';
import type { Describe, DrillProps, DrillView } from '../view.ts';
import { TAKERS_QUESTION, type TakersTypes } from './TakersBoard.tsx';
import { askName, takersLevel } from './takers-level.ts';

type Handed = Pick<Desk, 'parts' | 'levels'>;

function viewOf({ parts, levels }: Handed): DrillView<TakersTypes, TakersDraft> {
  const [level] = levels;
  const asks = level ? valuesOf(level, {}) : [];
  return {
    ...TAKERS_QUESTION,
    ...takersLevel({ levels }),
    ...{ id: 'who-would-take', parts },
    skillName: levelSkillName('takers', { values: asks }),
    own: [
      {
        ...{ part: 'ask', label: 'takers.own.ask', kind: 'one', values: asks },
        ...{ nameOf: askName, usual: asks[0] ?? '' },
      },
      { part: 'hand', label: 'claim.own.hand', kind: 'hand' },
      { part: 'tile', label: 'claim.own.tile', kind: 'tile' },
      { part: 'claim', label: 'takers.own.claim', kind: 'tiles' },
      windPart('seat', 'claim.own.seat'),
      windPart('from', 'claim.own.from'),
      windPart('round', 'claim.own.round', 'E'),
      { part: 'river', label: 'claim.own.river', kind: 'tiles' },
    ],
    describe: async () =>
      (await import('../../../i18n/takers-errors.ts')).describeTakersError as Describe,
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['hints', 'finder.results.hints'],
    ],
  };
}

export function TakersDrill({ parts, levels, ...props }: DrillProps & Handed) {
  const view = useMemo(() => viewOf({ parts, levels }), [parts, levels]);
  return <Drill view={view} {...props} />;
}
