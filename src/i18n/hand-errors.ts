/** Why a hand that somebody wrote cannot be counted, in words. */
import type { ScoredHandError } from '../engine/index.ts';
import { describeError } from './errors.ts';
import type { Say } from './speak.ts';
import { valueError } from './value-error.ts';
import type { WordKey } from './words/words.ts';

/** Words such a refusal; `notWon` is what is said of a hand without its last tile. */
export function describeHandError(say: Say, error: ScoredHandError, notWon: WordKey): string {
  switch (error.code) {
    case 'unknown-value':
      return valueError(say, error.value);
    case 'impossible-how':
      return say('count.error.how', { how: error.how });
    case 'impossible-count':
      return say('count.error.count', { count: error.count, melds: error.melds });
    case 'not-complete':
      return say('count.error.not-complete');
    case 'unknown-meld':
      return say('count.error.unknown-meld');
    case 'losers-do-not-score':
      return say(notWon);
    default:
      return describeError(say, error);
  }
}
