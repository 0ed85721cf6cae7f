/** Why a text is no question on the international rules. */
import type { FanPositionError } from '../engine/index.ts';
import { describeError } from './errors.ts';
import type { Say } from './speak.ts';
import { valueError } from './value-error.ts';

/** Words the refusal of a hand of these rules. */
export function describeFanError(say: Say, error: FanPositionError): string {
  switch (error.code) {
    case 'unknown-value':
      return valueError(say, error.value);
    case 'impossible-how':
      return say('count.error.how', { how: error.how });
    case 'impossible-count':
      return say('count.error.count', { count: error.count, melds: error.melds });
    case 'not-complete':
      return say('count.error.not-complete');
    case 'losers-do-not-score':
      return say('fans.error.not-won');
    default:
      return describeError(say, error);
  }
}
