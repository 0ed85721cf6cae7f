import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeFuritenError(say: Say, error: TypesOf<'furiten'>['error']): string {
  switch (error.code) {
    case 'no-tile':
      return say('furiten.error.no-tile');
    case 'not-ready':
      return say('answer.error.not-ready');
    case 'no-such-place':
      return say('furiten.error.no-such-place', { place: error.place });
    default:
      return describeHandError(say, error);
  }
}
