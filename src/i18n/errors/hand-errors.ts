import type { ScoredHandError } from '../../engine/drills.ts';
import { circumstanceName } from '../hand/situation-words.ts';
import type { Say } from '../speak.ts';
import { describeError } from './errors.ts';
import { valueError } from './value-error.ts';

/** In drills whose hands have none. */
interface NoFlowers {
  readonly code: 'no-flowers';
}

export function describeHandError(say: Say, error: ScoredHandError | NoFlowers): string {
  switch (error.code) {
    case 'no-flowers':
      return say('error.no-flowers');
    case 'unknown-value':
      return valueError(say, error.value);
    case 'impossible-how':
      return say('score.error.how', { how: circumstanceName(say, error.how) });
    case 'bad-extra':
    case 'impossible-extra':
      return say('score.error.extra');
    case 'impossible-count':
      return say('score.error.count', { count: error.count, melds: error.melds });
    case 'not-complete':
      return say('score.error.not-complete');
    case 'unknown-meld':
      return say('score.error.unknown-meld');
    case 'too-many-chows':
      return say('score.error.too-many-chows');
    case 'claimed-last-tile':
      return say('score.error.claimed-last-tile');
    case 'chow-in-goulash':
      return say('score.error.chow-in-goulash');
    case 'losers-do-not-score':
      return say('score.error.losers-do-not-score');
    default:
      return describeError(say, error);
  }
}
