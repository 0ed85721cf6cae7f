import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeSafeError } from './safe-errors.ts';

export function describePushError(say: Say, error: TypesOf<'push-or-fold'>['error']): string {
  switch (error.code) {
    case 'no-threat':
    case 'more-to-do':
    case 'one-course':
    case 'other-best':
    case 'too-close':
      return say(`push.error.${error.code}`);
    default:
      return describeSafeError(say, error);
  }
}
