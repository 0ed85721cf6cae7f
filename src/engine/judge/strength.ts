/** How well a level plays, by the matches that were measured. */
import { MATCHES, type Match } from './measured/matches.ts';
import type { Level } from './partners.ts';

/** Hands won of 100 against three learners: under the rule set with fewest, and with most. */
export interface Strength {
  readonly least: number;
  readonly most: number;
}

/** Absent where no match was measured. */
export function strengthOf(
  level: Level,
  matches: readonly Match[] = MATCHES,
): Strength | undefined {
  const played = matches.filter(
    ({ challenger, against }) => challenger === level && against === 'learner',
  );
  const won = played.map(({ win }) => Math.round(100 * win));
  return won.length === 0 ? undefined : { least: Math.min(...won), most: Math.max(...won) };
}
