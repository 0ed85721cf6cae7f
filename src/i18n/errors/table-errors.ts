import type { Refusal, UnknownValue, WaitQuestionError } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeError } from './errors.ts';
import { valueError } from './value-error.ts';

export const TABLE_ERRORS = [
  'no-such-total',
  'nothing-to-find',
  'not-dealt',
  'missing-hand',
  'hand-of-the-discarder',
  'too-many-on-the-table',
  'wind-decides',
  'not-in-these-rules',
  'no-threat',
  'not-on-the-table',
  'thrown-again',
  'not-six-tiles',
  'after-the-game',
  'after-the-round',
  'wrong-number',
  'not-there',
  'not-waiting',
] as const;

export function describeTableError(say: Say, error: Refusal['error']): string {
  const own = TABLE_ERRORS.find((code) => code === error.code);
  if (own) return say(`table.error.${own}`);
  return error.code === 'unknown-value'
    ? valueError(say, (error as UnknownValue).value)
    : describeError(say, error as WaitQuestionError);
}
