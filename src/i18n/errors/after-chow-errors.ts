import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeAfterChowError(say: Say, error: TypesOf<'after-chow'>['error']): string {
  switch (error.code) {
    case 'not-to-discard':
      return say('discards.error.count', { count: error.count });
    case 'no-win':
    case 'no-chow':
    case 'not-in-chow':
      return say(`forbidden.error.${error.code}`);
    default:
      return describeHandError(say, error);
  }
}
