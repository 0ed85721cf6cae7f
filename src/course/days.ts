/** The hands of the day, made ready when the site is built: their lessons, and how rare they are. */
import { getCollection } from 'astro:content';
import { deskOf, findWaits } from '../engine/drills.ts';
import { PURE_SIZES, pureHandCount, pureHandsByWaits, waits } from '../engine/hand.ts';
import { familyOf } from '../engine/notation.ts';
import type { Locale } from '../i18n/locales.ts';
import { speaker } from '../i18n/speak.ts';
import { WORDS } from '../i18n/words.ts';
import { SITE } from './absolute.ts';
import { entryOf } from './content.ts';
import { buildDay, type FeedDay, feedDays } from './feed.ts';
import { hrefOf, lessonPath } from './links.ts';
import { waitingFrom } from './positions.ts';

/** The course whose lessons the hands go with. */
const COURSE = 'waits';

/** The list is gone through as it is written, then in other suits and from the other end. */
const TIMES = 2;

interface DayHands {
  /** Week after week from a Monday: a hand, then the places of its lesson and of what is said of it. */
  readonly hands: readonly (readonly [hand: string, lesson: number, remark: number])[];
  readonly lessons: readonly { readonly title: string; readonly href: string }[];
  readonly remarks: readonly string[];
}

/** The same shape each time the site is built. */
function varied(hand: string, seed: number): string {
  const { texts } = deskOf(findWaits).deal(seed, { level: { order: 'sorted' }, like: { hand } });
  return texts['hand'] ?? hand;
}

function remarkOn(text: string, locale: Locale): string {
  const say = speaker(locale, WORDS[locale]);
  const hand = waitingFrom(text);
  const size = PURE_SIZES.find((known) => known === hand.concealed.length);
  const { length: n } = waits(hand);
  const isPure = new Set(hand.concealed.map(familyOf)).size === 1;
  if (!isPure || size === undefined) return say('waits.hint.count', { n });
  const alike = pureHandsByWaits(size)[n]?.length ?? 0;
  return say('day.rare', { n, size, alike, all: pureHandCount(size) });
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** In the order of the days: the file has all Mondays, then all Tuesdays. */
async function written() {
  const all = (await getCollection('days')).map(({ data }) => data);
  const byId = new Map(all.map((day) => [day.id, day]));
  return Array.from({ length: all.length }, (_, at) => {
    const id = `${WEEK[at % WEEK.length]}.${Math.floor(at / WEEK.length) + 1}`;
    const day = byId.get(id);
    if (!day) throw new Error(`no hand for ${id}`);
    return day;
  });
}

const placeIn = <Item>(list: Item[], item: Item): number => {
  if (!list.includes(item)) list.push(item);
  return list.indexOf(item);
};

const handsInOrder = (days: Awaited<ReturnType<typeof written>>): readonly string[] =>
  Array.from({ length: TIMES }, (_, time) =>
    days.map(({ hand }, at) => (time === 0 ? hand : varied(hand, time * days.length + at))),
  ).flat();

/** The hands of the last days, for the feed; none where nobody knows where the site stands. */
export const recentDays = async (): Promise<readonly FeedDay[]> =>
  SITE === undefined
    ? []
    : feedDays(
        handsInOrder(await written()),
        buildDay(process.env['SOURCE_DATE_EPOCH'], Date.now()),
      );

export async function dayHands(locale: Locale): Promise<DayHands> {
  const days = await written();
  const slugs: string[] = [];
  const remarks: string[] = [];
  const hands = handsInOrder(days).map((hand, at) => {
    const lesson = days[at % days.length]?.lesson ?? '';
    return [hand, placeIn(slugs, lesson), placeIn(remarks, remarkOn(hand, locale))] as const;
  });
  const lessons = slugs.map(async (slug) => {
    const { title } = await entryOf('lessons', `${locale}/${COURSE}/${slug}`);
    return { title, href: hrefOf(locale, lessonPath(COURSE, slug)) };
  });
  return { hands, lessons: await Promise.all(lessons), remarks };
}
