import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeNamedError(say: Say, error: TypesOf<'name-hand'>['error']): string {
  switch (error.code) {
    case 'not-ready':
    case 'not-named':
      return say(`named.error.${error.code}`);
    default:
      return describeHandError(say, error);
  }
}
