import { type NotationError, type SizeError } from '../engine/index.ts';
import type { Params, Say } from './speak.ts';
import { tileName } from './tile-names.ts';

/** What a hand to be asked about may not hold, beside what the notation refuses. */
export type HandQuestionError = NotationError | SizeError | { readonly code: 'no-flowers' | 'no-win' };

/** Places are counted from one for people. */
function paramsOf(say: Say, error: HandQuestionError): Params {
  if (error.code === 'too-many-copies') {
    return { ...error, tile: `${tileName(say, error.tile)} (${error.tile})` };
  }
  return 'at' in error ? { ...error, place: error.at + 1 } : { ...error };
}

/** Words an error in the reader's language; the code decides the sentence, its data fill it. */
export const describeError = (say: Say, error: HandQuestionError): string =>
  say(`error.${error.code}`, paramsOf(say, error));
