/** What all drills of the international rules say: of results, refused texts and other editions. */
import type { FanPositionError, OtherCount } from '../engine/index.ts';
import { describeError } from './errors.ts';
import type { Locale } from './locales.ts';
import { itemName } from './score-names.ts';
import { listed, type Say } from './speak.ts';
import { valueError } from './value-error.ts';

/** What a skill is called; its id is the drill and the level. */
export function skillName<Topic extends string>(
  topics: readonly Topic[],
  nameOf: (say: Say, topic: Topic) => string,
) {
  return (skill: string, say: Say): string => {
    const [, name] = skill.split('/');
    const topic = topics.find((one) => one === name);
    if (topic) return nameOf(say, topic);
    return name === 'own' ? say('finder.results.own') : skill;
  };
}

/** Words the refusal of a hand of these rules. */
export function describeFanError(say: Say, error: FanPositionError): string {
  switch (error.code) {
    case 'unknown-value':
      return valueError(say, error.value);
    case 'impossible-how':
      return say('count.error.how', { how: error.how });
    case 'impossible-count':
      return say('count.error.count', { count: error.count, melds: error.melds });
    case 'not-complete':
      return say('count.error.not-complete');
    case 'losers-do-not-score':
      return say('fans.error.not-won');
    default:
      return describeError(say, error);
  }
}

const fanNames = (say: Say, locale: Locale, items: readonly string[]): string =>
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
