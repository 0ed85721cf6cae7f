/** What all drills of the international rules say: names of hands, other editions, refusals. */
import type { OtherCount, ScoredHandError } from '../engine/index.ts';
import { describeHandError } from './hand-errors.ts';
import type { Locale } from './locales.ts';
import { itemName } from './score-names.ts';
import { listed, type Say } from './speak.ts';

export const fanNames = (say: Say, locale: Locale, items: readonly string[]): string =>
  listed(
    locale,
    items.map((item) => itemName(say, 'mcr', item)),
  );

/** What another edition makes of a hand. */
export function otherText(
  { edition, total, more, fewer }: OtherCount,
  locale: Locale,
  say: Say,
): string {
  return [
    say('fans.other', { edition: say(`fans.edition.${edition}`), n: total }),
    more.length > 0 ? say('fans.other.more', { fans: fanNames(say, locale, more) }) : '',
    fewer.length > 0 ? say('fans.other.fewer', { fans: fanNames(say, locale, fewer) }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Words the refusal of a hand of these rules. */
export const describeFanError = (say: Say, error: ScoredHandError): string =>
  describeHandError(say, error, 'fans.error.not-won');
