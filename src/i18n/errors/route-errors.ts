import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeRouteError(say: Say, error: TypesOf<'route-to-eight'>['error']): string {
  switch (error.code) {
    case 'not-thirteen':
      return say('route.error.not-thirteen', { count: error.count, melds: error.melds });
    case 'no-win':
    case 'not-ready':
    case 'enough-already':
    case 'no-route':
      return say(`route.error.${error.code}`);
    default:
      return describeHandError(say, error);
  }
}
