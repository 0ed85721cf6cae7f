import type { RouteTypes } from '../../../engine/drills.ts';
import { itemName } from '../../../i18n/score-names.ts';
import { openKey } from '../../../i18n/speak.ts';
import type { RouteDraft } from '../../../stores/drafts/route-draft.ts';
import { windPart } from '../../answer/own-wind.ts';
import { drillOf } from '../drill-of.tsx';
import { levelledView, type TaughtDrill } from '../taught-drill.ts';
import type { Describe, DrillView } from '../view.ts';
import { ROUTE_QUESTION } from './RouteBoard.tsx';
import { routeLevel } from './route-level.ts';

function routeView(taught: TaughtDrill): DrillView<RouteTypes, RouteDraft> {
  const { rules } = taught;
  return {
    ...ROUTE_QUESTION,
    ...levelledView(taught, 'route'),
    ...routeLevel(taught),
    rowName: (say, row) => itemName(say, rules, row),
    own: [
      { part: 'hand', label: 'route.own.hand', kind: 'hand' },
      windPart('seat', openKey(`${rules}.own.seat`), 'E'),
      windPart('round', openKey(`${rules}.own.round`), 'E'),
    ],
    describe: async () =>
      (await import('../../../i18n/route-errors.ts')).describeRouteError as Describe,
    refused: { hand: 'route.refused' },
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['hints', 'finder.results.hints'],
    ],
  };
}

export const RouteDrill = drillOf(routeView);
