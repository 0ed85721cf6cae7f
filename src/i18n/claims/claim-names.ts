/** Claims on a discard: what is asked, and what the claims are called. */
import type { TypesOf } from '../../engine/drills.ts';
import { ownSeatText } from '../hand/situation-words.ts';
import { groupName, tileInText } from '../hand/tile-names.ts';
import type { Say } from '../speak.ts';

type ClaimTypes = TypesOf<'may-i-claim'>;
type Shown = ClaimTypes['shown'];
type Claim = ClaimTypes['hints']['claims'][number];

export const claimName = (say: Say, { group }: Pick<Claim, 'group'>): string =>
  group ? groupName(say, group) : say('claim.win');

/** What a choice is called: to pass, or one of the claims. */
export function claimChoiceName(say: Say, claims: Shown['claims'], id: string): string {
  const claim = claims.find((known) => known.id === id);
  return claim ? claimName(say, claim) : say('claim.pass');
}

type DiscardMoment = Pick<Shown, 'seat' | 'tile' | 'side' | 'left' | 'kongs' | 'isEarly'> & {
  /** Where it counts. */
  readonly round?: Shown['round'];
  readonly isExchanged?: boolean;
};

/** The player, the discard, and what else a claim hangs on. */
export function discardSituation(moment: DiscardMoment, say: Say): readonly string[] {
  const { seat, round, tile, side, left, kongs, isExchanged, isEarly } = moment;
  return [
    ownSeatText(say, { seat, round }),
    say(`claim.from.${side}`, { tile: tileInText(say, 'the', tile) }),
    ...(isExchanged ? [say('claim.exchange')] : []),
    ...(kongs > 0 ? [say('claim.kongs', { n: kongs })] : []),
    ...(isEarly ? [] : [left > 0 ? say('claim.left', { n: left }) : say('claim.left.none')]),
  ];
}

/** The same under its rule set. */
export function claimSituation(shown: Shown, say: Say): readonly string[] {
  const { rules, round, countsRound, deal, ...moment } = shown;
  const situation = { ...moment, ...(countsRound && { round }), isExchanged: deal === 'exchange' };
  return [`${say(`source.${rules}`)}.`, ...discardSituation(situation, say)];
}
