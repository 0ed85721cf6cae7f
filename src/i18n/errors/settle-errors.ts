import type { Refusal, UnknownValue } from '../../engine/drills.ts';
import { openKey, type Say } from '../speak.ts';
import { valueError } from './value-error.ts';

export const describeSettleError = (say: Say, error: Refusal['error']): string =>
  error.code === 'unknown-value'
    ? valueError(say, (error as UnknownValue).value)
    : say(openKey(`accounts.error.${error.code}`));
