import type { TypesOf } from '../../engine/drills.ts';
import { seatText } from '../hand/situation-words.ts';
import type { Say } from '../speak.ts';

type WhichTypes = TypesOf<'which-rules'>;

/** Whose hand it is, and how it won. */
export function whichSituation({ seat, round, from }: WhichTypes['shown'], say: Say): string {
  const last =
    from === null ? say('whichRules.drawn') : say('whichRules.from', { seat: say(`wind.${from}`) });
  return `${seatText(say, { seat, round })} ${last}`;
}
