/** Claims on a discard: what is asked, and what the claims are called. */
import type { TypesOf } from '../engine/drills.ts';
import { seatText } from './situation-words.ts';
import type { Say } from './speak.ts';
import { groupName, tileName } from './tile-names.ts';

type ClaimTypes = TypesOf<'may-i-claim'>;
type Shown = ClaimTypes['shown'];
type Told = ClaimTypes['hints']['claims'][number];

export const claimName = (say: Say, { group }: Pick<Told, 'group'>): string =>
  group ? groupName(say, group) : say('claim.win');

/** What a choice is called: to pass, or one of the claims. */
export function choiceName(say: Say, claims: Shown['claims'], id: string): string {
  const claim = claims.find((known) => known.id === id);
  return claim ? claimName(say, claim) : say('claim.pass');
}

/** The player, the discard, and what else a claim hangs on. */
export function claimSituation(shown: Shown, say: Say): readonly string[] {
  const { rules, seat, round, countsRound, tile, side, left, kongs, deal, isEarly } = shown;
  return [
    `${say(`source.${rules}`)}.`,
    seatText(say, { seat, ...(countsRound && { round }) }),
    say(`claim.from.${side}`, { tile: tileName(say, tile) }),
    ...(deal === 'exchange' ? [say('claim.exchange')] : []),
    ...(kongs > 0 ? [say('claim.kongs', { n: kongs })] : []),
    ...(isEarly ? [] : [left > 0 ? say('claim.left', { n: left }) : say('claim.left.none')]),
  ];
}
