import type { Refusal, UnknownValue } from '../engine/drills.ts';
import type { Say } from './speak.ts';
import { valueError } from './value-error.ts';
import type { WordKey } from './words/index.ts';

export const describeSettleError = (say: Say, error: Refusal['error']): string =>
  error.code === 'unknown-value'
    ? valueError(say, (error as UnknownValue).value)
    : say(`accounts.error.${error.code}` as WordKey);
