/** What is asked of a hand that is counted, in words. */

import type { ScoringTypes } from '../../../engine/drills.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';

type Shown = ScoringTypes['shown'];

/** Lines and figures go by the words of their drill. */
export function askScoring({ rules, ask, fields }: Shown, area: string, say: Say): string {
  const asked =
    ask === 'total' || ask === 'enough'
      ? say(`score.ask.${ask}`)
      : say(openKey(`${area}.ask.${ask}`));
  const isFree = fields.length > 1 && fields.some(({ mayBeFree }) => mayBeFree);
  return isFree ? `${asked} ${say(openKey(`${rules}.free`))}` : asked;
}

export const enoughName = ({ lack }: Shown, enough: boolean, say: Say): string =>
  say(enough ? 'score.enough.yes' : `score.enough.no.${lack ?? 'below-minimum'}`);
