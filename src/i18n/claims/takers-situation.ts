/** A discard that is asked of all rule sets at once, in words. */
import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { discardSituation } from './claim-names.ts';

/** A hand that is nowhere exposed might have been declared ready, under some of them. */
export function takersSituation(shown: TypesOf<'who-would-take'>['shown'], say: Say): string {
  const { claim, hand } = shown;
  const isClosed = claim.claim === 'win' && hand.melds.every(({ open }) => !open);
  const situation = discardSituation(shown, say);
  return [...situation, ...(isClosed ? [say('takers.undeclared')] : [])].join(' ');
}
