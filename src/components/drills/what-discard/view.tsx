import { NO_GAME, type TypesOf } from '../../../engine/drills.ts';
import { PLAYABLE_RULES } from '../../../engine/scoring.ts';
import { discardAskName, discardGameName } from '../../../i18n/discards/discard-drill-words.ts';
import { DISCARD_RULES, type DiscardDraft } from '../../../stores/drafts/discard-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import { windPart } from '../../answer/own-wind.ts';
import type { Describe, DrillView } from '../view.ts';
import { SingleDiscard } from './DiscardQuestion.tsx';
import { levelOf } from './level.ts';
import styles from './sheets.css?url';

export const VIEW: DrillView<TypesOf<'what-discard'>, DiscardDraft> = {
  rules: DISCARD_RULES,
  Board: SingleDiscard,
  level: levelOf,
  own: () => [
    { part: 'hand', label: 'discards.own.hand', kind: 'hand' },
    { part: 'seen', label: 'discards.own.seen', kind: 'tiles' },
    {
      ...{ part: 'rules', label: 'own.rules', kind: 'one', usual: NO_GAME },
      ...{ values: [NO_GAME, ...PLAYABLE_RULES], nameOf: discardGameName },
    },
    {
      ...{ part: 'ask', label: 'worth.ask', kind: 'one', usual: 'copies' },
      ...{ values: ['copies', 'worth'], nameOf: discardAskName },
    },
    { part: 'river', label: 'discards.own.river', kind: 'tiles' },
    windPart('seat', 'own.seat', 'E'),
    windPart('round', 'discards.own.round', 'E'),
  ],
  errors: async () =>
    (await import('../../../i18n/errors/discard-errors.ts')).describeDiscardError as Describe,
  refused: {
    seen: 'discards.own.refusedSeen',
    river: 'discards.own.refusedRiver',
    rules: 'discards.own.refusedRules',
    ask: 'worth.refused',
  },
  columns: markColumns('discards.results.slips', 'discards.results.mistakes'),
  paper: async () => (await import('./paper.tsx')).DISCARD_PAPER,
  styles: () => [styles],
};
