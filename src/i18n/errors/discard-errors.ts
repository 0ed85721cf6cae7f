import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeError } from './errors.ts';
import { valueError } from './value-error.ts';

export function describeDiscardError(say: Say, error: TypesOf<'what-discard'>['error']): string {
  switch (error.code) {
    case 'not-to-discard':
      return say('discards.error.count', { count: error.count });
    case 'complete':
      return say('discards.error.complete');
    case 'no-win':
      return say('discards.error.win');
    case 'unknown-meld':
      return say('score.error.unknown-meld');
    case 'unknown-value':
      return valueError(say, error.value);
    case 'not-weighed':
      return say('worth.error');
    case 'too-many-tiles':
      return say('copies.error.too-many-tiles', { count: error.count, most: error.most });
    case 'another-order':
    case 'own-melds':
      return say(`safe.error.${error.code}`);
    case 'no-flowers':
      return say('discards.error.flowers');
    default:
      return describeError(say, error);
  }
}
