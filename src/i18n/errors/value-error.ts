import { echo } from '../echo.ts';
import type { Say } from '../speak.ts';

export const valueError = (say: Say, value: string): string =>
  value === '' ? say('answer.error.missing') : say('answer.error.value', { value: echo(value) });
