import { CLAIM_LEVELS, valuesOf } from '../../../engine/drills.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { CLAIM_RULES, type ClaimDraft } from '../../../stores/drafts/claim-draft.ts';
import { RESULT_COLUMNS } from '../../answer/labels.ts';
import type { OwnPart } from '../../answer/own-part.ts';
import { windPart } from '../../answer/own-wind.ts';
import river from '../../boards/own-river.css?url';
import type { Describe, DrillView } from '../view.ts';
import { ClaimBoard, type ClaimTypes } from './ClaimBoard.tsx';
import styles from './claims.css?url';
import { levelOf } from './level.ts';

function own(): readonly OwnPart[] {
  const games = valuesOf(CLAIM_LEVELS[0], {});
  return [
    {
      ...{ part: 'rules', label: 'own.rules', kind: 'one', values: games },
      ...{ nameOf: rulesName, usual: games[0] ?? '' },
    },
    { part: 'hand', label: 'claim.own.hand', kind: 'hand' },
    { part: 'tile', label: 'claim.own.tile', kind: 'tile' },
    windPart('seat', 'own.seat'),
    windPart('from', 'claim.own.from'),
    windPart('round', 'claim.own.round', 'E'),
    { part: 'river', label: 'own.river', kind: 'tiles' },
  ];
}

export const VIEW: DrillView<ClaimTypes, ClaimDraft> = {
  rules: CLAIM_RULES,
  Board: ClaimBoard,
  level: levelOf,
  own,
  errors: async () =>
    (await import('../../../i18n/errors/claim-errors.ts')).describeClaimError as Describe,
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).CLAIM_PAPER,
  styles: () => [river, styles],
};
