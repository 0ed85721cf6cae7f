import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeClaimError(say: Say, error: TypesOf<'may-i-claim'>['error']): string {
  switch (error.code) {
    case 'not-between-turns':
      return say('claim.error.not-between-turns', { count: error.count });
    case 'own-discard':
      return say('claim.error.own-discard');
    case 'not-in-these-rules':
      return say('claim.error.not-in-these-rules');
    case 'no-win':
      return say('claim.error.no-win');
    default:
      return describeHandError(say, error);
  }
}
