import { DISCARD_PARTS, NO_GAME, type TypesOf } from '../../../engine/drills.ts';
import { PLAYABLE_RULES } from '../../../engine/scoring.ts';
import { discardGameName, discardSkillName } from '../../../i18n/discard-drill-words.ts';
import type { DiscardDraft } from '../../../stores/drafts/discard-draft.ts';
import { windPart } from '../../answer/own-wind.ts';
import { Drill } from '../Drill.tsx';
import type { Describe, DrillProps, DrillView } from '../view.ts';
import { discardQuestion } from './DiscardQuestion.tsx';
import { DISCARD_LEVEL } from './discard-level.ts';
import { usePlay } from './use-play.tsx';

const DISCARD_VIEW: DrillView<TypesOf<'what-discard'>, DiscardDraft> = {
  ...discardQuestion(usePlay),
  ...DISCARD_LEVEL,
  id: 'what-discard',
  parts: DISCARD_PARTS,
  skillName: discardSkillName,
  own: [
    { part: 'hand', label: 'discards.own.hand', kind: 'hand' },
    { part: 'seen', label: 'discards.own.seen', kind: 'tiles' },
    {
      ...{ part: 'rules', label: 'discards.own.rules', kind: 'one', usual: NO_GAME },
      ...{ values: [NO_GAME, ...PLAYABLE_RULES], nameOf: discardGameName },
    },
    { part: 'river', label: 'discards.own.river', kind: 'tiles' },
    windPart('seat', 'discards.own.seat', 'E'),
    windPart('round', 'discards.own.round', 'E'),
  ],
  describe: async () =>
    (await import('../../../i18n/discard-errors.ts')).describeDiscardError as Describe,
  refused: {
    seen: 'discards.own.refusedSeen',
    river: 'discards.own.refusedRiver',
    rules: 'discards.own.refusedRules',
  },
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'discards.results.slips'],
    ['wrong', 'discards.results.mistakes'],
    ['hints', 'finder.results.hints'],
  ],
};

export const DiscardDrill = (props: DrillProps) => <Drill view={DISCARD_VIEW} {...props} />;
