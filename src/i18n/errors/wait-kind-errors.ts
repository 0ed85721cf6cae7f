import type { Refusal } from '../../engine/drills.ts';
import { echo } from '../echo.ts';
import type { Say } from '../speak.ts';
import type { WordKey } from '../words/index.ts';
import { describeError } from './errors.ts';
import { valueError } from './value-error.ts';

/** What is refused here beside the hand, which all drills refuse alike. */
const REFUSALS: Readonly<Partial<Record<string, WordKey>>> = {
  'no-winning-tile': 'waitKind.noWinningTile',
  'no-such-reading': 'waitKind.noSuchReading',
};

export function describeWaitKindError(
  say: Say,
  error: Refusal['error'] & { readonly value?: string },
): string {
  const { code, value = '' } = error;
  if (code === 'unknown-value') return valueError(say, value);
  const key = REFUSALS[code];
  return key
    ? say(key, { value: echo(value) })
    : describeError(say, error as Parameters<typeof describeError>[1]);
}
