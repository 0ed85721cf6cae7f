import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeWhichError(say: Say, error: TypesOf<'which-rules'>['error']): string {
  if (error.code === 'not-told') return say('whichRules.error.not-told');
  if (error.code === 'no-winning-tile') return say('whichRules.error.no-winning-tile');
  return describeHandError(say, error);
}
