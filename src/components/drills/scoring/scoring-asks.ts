/** What is asked of a hand that is counted, in words. */
import type { ScoringTypes } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';

type Shown = ScoringTypes['shown'];

/** Lines and figures go by the words of their drill. */
export function askScoring({ rules, ask, fields }: Shown, area: string, say: Say): string {
  const asked =
    ask === 'total' || ask === 'enough'
      ? say(`score.ask.${ask}`)
      : say(`${area}.ask.${ask}` as WordKey);
  const isFree = fields.length > 1 && fields.some(({ mayBeFree }) => mayBeFree);
  return isFree ? `${asked} ${say(`${rules}.free` as WordKey)}` : asked;
}

export const enoughName = ({ lack }: Shown, enough: boolean, say: Say): string =>
  say(enough ? 'score.enough.yes' : `score.enough.no.${lack ?? 'below-minimum'}`);
