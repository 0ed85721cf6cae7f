import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeClaimError } from './claim-errors.ts';

export const describeTakersError = (say: Say, error: TypesOf<'who-would-take'>['error']): string =>
  error.code === 'no-such-claim'
    ? say('takers.error.no-such-claim')
    : describeClaimError(say, error);
