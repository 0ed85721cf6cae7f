import type { RulePlace } from '../../engine/scoring.ts';
import type { Say } from '../speak.ts';

/** Where a rule stands, in few signs. */
export function placeName(say: Say, { kind, text, borrowed }: RulePlace): string {
  const place = say(`sheet.place.${kind}`, { n: text });
  return borrowed ? say('sheet.place.borrowed', { place }) : place;
}
