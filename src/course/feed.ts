/** The hands of the day as an Atom feed: those that have come, never those to come. */
import type { Locale } from '../i18n/locales.ts';
import { speaker } from '../i18n/speak.ts';
import { WORDS } from '../i18n/words.ts';
import { absoluteHref } from './absolute.ts';
import { dayName, handOfDay } from './calendar.ts';
import { DAY_MS, isoDay } from './day.ts';
import { hrefOf, pageHref } from './links.ts';
import { PICTURE_SIZE, pictureHref, pictureName } from './pictures.ts';

/** Two weeks: whoever looks once a week misses nothing. */
const DAYS = 14;

const FEED = 'feed.xml';

export const feedHref = (locale: Locale): string => hrefOf(locale, FEED);

export interface FeedDay {
  readonly day: number;
  readonly hand: string;
}

/** The day of the build in UTC; `SOURCE_DATE_EPOCH` makes a build that can be repeated. */
export function buildDay(epoch: string | undefined, now: number): number {
  const seconds = Number(epoch);
  const at = epoch && Number.isFinite(seconds) ? seconds * 1000 : now;
  return Math.floor(at / DAY_MS);
}

/** The last days up to one, latest first. */
export const feedDays = (hands: readonly string[], last: number): readonly FeedDay[] =>
  Array.from({ length: DAYS }, (_, back) => last - back).map((day) => ({
    day,
    hand: hands[handOfDay(day, hands.length)] ?? '',
  }));

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const midnightOf = (day: number): string => `${isoDay(day)}T00:00:00Z`;

export function feedText(locale: Locale, days: readonly FeedDay[], site?: string): string {
  const say = speaker(locale, WORDS[locale]);
  const absolute = (href: string) => absoluteHref(href, site);
  const own = absolute(feedHref(locale));
  const home = absolute(pageHref(locale, 'home'));

  const entryOf = ({ day, hand }: FeedDay): string => {
    const question = absolute(`${pageHref(locale, 'waits')}?hand=${hand}`);
    const { width, height } = PICTURE_SIZE;
    const name = escaped(pictureName(say, locale, hand));
    const picture = `<img src="${absolute(pictureHref(hand))}" width="${width / 2}" height="${height / 2}" alt="${name}">`;
    const content = [
      `<p>${escaped(say('day.ask'))}</p>`,
      `<p><a href="${question}">${picture}</a></p>`,
      `<p><a href="${home}#day">${escaped(say('feed.home'))}</a></p>`,
    ].join('');
    return `  <entry>
    <id>${home}#day-${isoDay(day)}</id>
    <title>${escaped(`${say('day.title')}, ${dayName(locale, day, 'long')}`)}</title>
    <link rel="alternate" type="text/html" href="${escaped(question)}"/>
    <published>${midnightOf(day)}</published>
    <updated>${midnightOf(day)}</updated>
    <content type="html">${escaped(content)}</content>
  </entry>`;
  };

  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${own}</id>
  <title>${escaped(say('feed.title'))}</title>
  <subtitle>${escaped(say('feed.text'))}</subtitle>
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link rel="alternate" type="text/html" href="${home}"/>
  <author><name>${escaped(say('site.name'))}</name></author>
  <updated>${midnightOf(days[0]?.day ?? 0)}</updated>
${days.map(entryOf).join('\n')}
</feed>
`;
}
