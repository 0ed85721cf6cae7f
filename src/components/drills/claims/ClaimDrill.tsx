import { useMemo } from 'preact/hooks';
import { type Desk, valuesOf } from '../../../engine/drills.ts';
import { claimSkillName } from '../../../i18n/claim-drill-words.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import type { ClaimDraft } from '../../../stores/drafts/claim-draft.ts';
import { windPart } from '../../answer/own-wind.ts';
import { Drill } from '../Drill.tsx';
import type { Describe, DrillProps, DrillView } from '../view.ts';
import { CLAIM_QUESTION, type ClaimTypes } from './ClaimBoard.tsx';
import { claimLevel } from './claim-level.ts';

type Handed = Pick<Desk, 'parts' | 'levels'>;

function viewOf({ parts, levels }: Handed): DrillView<ClaimTypes, ClaimDraft> {
  const [game] = levels;
  const games = game ? valuesOf(game, {}) : [];
  return {
    ...CLAIM_QUESTION,
    ...claimLevel({ levels }),
    ...{ id: 'may-i-claim', parts },
    skillName: claimSkillName,
    own: [
      {
        ...{ part: 'rules', label: 'claim.own.rules', kind: 'one', values: games },
        ...{ nameOf: rulesName, usual: games[0] ?? '' },
      },
      { part: 'hand', label: 'claim.own.hand', kind: 'hand' },
      { part: 'tile', label: 'claim.own.tile', kind: 'tile' },
      windPart('seat', 'claim.own.seat'),
      windPart('from', 'claim.own.from'),
      windPart('round', 'claim.own.round', 'E'),
      { part: 'river', label: 'claim.own.river', kind: 'tiles' },
    ],
    describe: async () =>
      (await import('../../../i18n/claim-errors.ts')).describeClaimError as Describe,
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['hints', 'finder.results.hints'],
    ],
  };
}

export function ClaimDrill({ title, text, locale, words, parts, levels }: DrillProps & Handed) {
  const view = useMemo(() => viewOf({ parts, levels }), [parts, levels]);
  return <Drill {...{ view, title, text, locale, words }} />;
}
