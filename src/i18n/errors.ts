import type { LenientError, WaitQuestionError } from '../engine/index.ts';
import type { Params, Say } from './speak.ts';
import { tileName } from './tile-names.ts';

/** Whatever can be wrong with a hand that somebody wrote. */
type HandError = WaitQuestionError | LenientError;

/** Places are counted from one for people. */
function paramsOf(say: Say, error: HandError): Params {
  if (error.code === 'too-many-copies') {
    return { ...error, tile: `${tileName(say, error.tile)} (${error.tile})` };
  }
  return 'at' in error ? { ...error, place: error.at + 1 } : { ...error };
}

/** Words an error in the reader's language; the code decides the sentence, its data fill it. */
export const describeError = (say: Say, error: HandError): string =>
  say(`error.${error.code}`, paramsOf(say, error));

/** A value that an address gives for something that has others. */
export const valueError = (say: Say, value: string): string =>
  value === '' ? say('answer.error.missing') : say('answer.error.value', { value });
