import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeSafeError(say: Say, error: TypesOf<'what-is-safe'>['error']): string {
  switch (error.code) {
    case 'too-many-tiles':
      return say('copies.error.too-many-tiles', { count: error.count, most: error.most });
    case 'not-to-discard':
      return say('safe.error.not-to-discard', { count: error.count });
    case 'another-order':
      return say('safe.error.another-order');
    case 'own-melds':
      return say('safe.error.own-melds');
    case 'not-in-hand':
    case 'nobody-ready':
    case 'no-threat':
    case 'none-safe':
      return say(`safe.error.${error.code}`);
    default:
      return describeHandError(say, error);
  }
}
