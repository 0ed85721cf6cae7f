import type { Say } from './speak.ts';

/** A value that an address gives for something that has others. */
export const valueError = (say: Say, value: string): string =>
  value === '' ? say('answer.error.missing') : say('answer.error.value', { value });
