import type { WaitQuestionError } from '../../engine/drills.ts';
import type { LenientError } from '../../engine/notation.ts';
import { echo } from '../echo.ts';
import { tileInText } from '../hand/tile-names.ts';
import type { Params, Say } from '../speak.ts';

type HandError = WaitQuestionError | LenientError;

/** People count positions from one. */
function paramsOf(say: Say, error: HandError): Params {
  if (error.code === 'too-many-copies') {
    return { ...error, tile: `${tileInText(say, 'the', error.tile)} (${error.tile})` };
  }
  return {
    ...error,
    ...('at' in error && { place: error.at + 1 }),
    ...('sign' in error && { sign: echo(error.sign) }),
    ...('text' in error && { text: echo(error.text) }),
  };
}

export const describeError = (say: Say, error: HandError): string =>
  say(`error.${error.code}`, paramsOf(say, error));
