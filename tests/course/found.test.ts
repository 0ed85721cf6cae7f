/** What is read away from the site: descriptions, structured data, the feed of the hand of the day. */
import { expect, test } from 'vitest';
import { absoluteHref } from '../../src/course/absolute.ts';
import { handOfDay } from '../../src/course/calendar.ts';
import { LONGEST_DESCRIPTION, shortDescription } from '../../src/course/description.ts';
import { buildDay, feedDays, feedText } from '../../src/course/feed.ts';
import { breadcrumbs, structuredText } from '../../src/course/structured-data.ts';

const SITE = 'https://moineau.example';
const SENTENCE =
  'Choose the discard among fourteen tiles, and see what each of them leaves to draw.';

test.each([
  ['one that fits stays', SENTENCE, SENTENCE],
  ['whole sentences stay', `${SENTENCE} ${SENTENCE} Then go on.`, SENTENCE],
  [
    'a first sentence that is too long is cut after a word',
    `${'word '.repeat(40)}end.`,
    `${'word '.repeat(31).trim()}…`,
  ],
  [
    'a short first sentence goes on into the second',
    `Somebody is ready. ${'word, '.repeat(40)}end.`,
    `Somebody is ready. ${'word, '.repeat(23).trim().slice(0, -1)}…`,
  ],
])('descriptions: %s', (_, text, short) => {
  expect(shortDescription(text)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});

test('an address is made whole where the host is known, and left alone where it is not', () => {
  expect(absoluteHref('/moineau/fr/', SITE)).toBe(`${SITE}/moineau/fr/`);
  expect(absoluteHref('/moineau/fr/', undefined)).toBe('/moineau/fr/');
});

test('structured data cannot end the element that holds it', () => {
  const text = structuredText([breadcrumbs([{ name: '</script><b>', href: '/fr/' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe('</script><b>');
});

test.each([
  ['1795824000', 20785],
  ['1795910399', 20785],
  [undefined, 20786],
  ['soon', 20786],
])('a build of %s is of day %i', (epoch, day) => {
  expect(buildDay(epoch, Date.UTC(2026, 10, 29, 1))).toBe(day);
});

const HANDS = ['3456p', '22p67s', '4555s', '57m99p', '2244m', '2234s', '8999p'];

test('a feed holds the last two weeks, latest first, and nothing to come', () => {
  const days = feedDays(HANDS, 20785);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, back) => 20785 - back));
  for (const { day, hand } of days) expect(hand).toBe(HANDS[handOfDay(day, HANDS.length)]);
});

test.each([
  ['fr', 'La main du jour, samedi 28 novembre'],
  ['en', 'The hand of the day, Saturday 28 November'],
] as const)('a feed in %s names the day and leads to its question', (locale, title) => {
  const text = feedText(locale, [{ day: 20785, hand: '3456p' }], SITE);
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain(`href="${SITE}/${locale}/drill/waits/?hand=3456p"`);
  expect(text).toContain(`src=&quot;${SITE}/pictures/3456p.png&quot;`);
  expect(text).toContain('<published>2026-11-28T00:00:00Z</published>');
  expect(text).not.toContain('undefined');
});
