/** What tiles that were to be picked out come to, in words. */
import type { PickedOut } from '../../course/tile-exercises.ts';
import type { Say } from '../../i18n/speak.ts';
import { tileName } from '../../i18n/tile-names.ts';

export function outcomeText(outcome: PickedOut['outcome'], picked: number, say: Say): string {
  if (outcome.kind === 'danger') return say(`pick.danger.${outcome.threat}`);
  if (outcome.kind === 'enough') {
    return outcome.worth
      .map(({ tile, points }) => say('pick.worth', { tile: tileName(say, tile), n: points }))
      .join(' · ');
  }
  const annulled = say(outcome.annulled ? 'pick.annulled' : 'pick.played');
  return `${say('pick.isolated', { n: picked })} ${annulled}`;
}
