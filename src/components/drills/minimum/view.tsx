import type { RouteTypes } from '../../../engine/drills.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import { openKey } from '../../../i18n/speak.ts';
import { ROUTE_RULES, type RouteDraft } from '../../../stores/drafts/route-draft.ts';
import { RESULT_COLUMNS } from '../../answer/labels.ts';
import { windPart } from '../../answer/own-wind.ts';
import discard from '../../boards/discard.css?url';
import type { Describe, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { RouteBoard } from './RouteBoard.tsx';
import styles from './route.css?url';

export const VIEW: DrillView<RouteTypes, RouteDraft> = {
  rules: ROUTE_RULES,
  Board: RouteBoard,
  level: levelOf,
  rowName: ({ rules }, say, row) => itemName(say, rules, row),
  own: ({ rules }) => [
    { part: 'hand', label: 'route.own.hand', kind: 'hand' },
    windPart('seat', openKey(`${rules}.own.seat`), 'E'),
    windPart('round', openKey(`${rules}.own.round`), 'E'),
  ],
  errors: async () =>
    (await import('../../../i18n/errors/route-errors.ts')).describeRouteError as Describe,
  refused: { hand: 'route.refused' },
  columns: RESULT_COLUMNS,
  paper: async () => (await import('./paper.tsx')).ROUTE_PAPER,
  styles: () => [discard, styles],
};
