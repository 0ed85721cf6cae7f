import { TAKERS_RULES, type TakersDraft } from '../../../stores/drafts/takers-draft.ts';
import { RESULT_COLUMNS } from '../../answer/labels.ts';
import type { OwnPart } from '../../answer/own-part.ts';
import { windPart } from '../../answer/own-wind.ts';
import river from '../../boards/own-river.css?url';
import claims from '../may-i-claim/claims.css?url';
import type { Describe, DrillInfo, DrillView } from '../view.ts';
import { askName, asksIn, levelOf } from './level.ts';
import { TakersBoard, type TakersTypes } from './TakersBoard.tsx';

function own(info: DrillInfo): readonly OwnPart[] {
  const asks = asksIn(info);
  return [
    {
      ...{ part: 'ask', label: 'takers.own.ask', kind: 'one', values: asks },
      ...{ nameOf: askName, usual: asks[0] ?? '' },
    },
    { part: 'hand', label: 'claim.own.hand', kind: 'hand' },
    { part: 'tile', label: 'claim.own.tile', kind: 'tile' },
    { part: 'claim', label: 'takers.own.claim', kind: 'tiles' },
    windPart('seat', 'own.seat'),
    windPart('from', 'claim.own.from'),
    windPart('round', 'claim.own.round', 'E'),
    { part: 'river', label: 'own.river', kind: 'tiles' },
  ];
}

export const VIEW: DrillView<TakersTypes, TakersDraft> = {
  rules: TAKERS_RULES,
  Board: TakersBoard,
  level: levelOf,
  own,
  errors: async () =>
    (await import('../../../i18n/errors/takers-errors.ts')).describeTakersError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).TAKERS_PAPER,
  styles: () => [river, claims],
};
