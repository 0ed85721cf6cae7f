/** Guided walks in their lessons: wrong acts are refused, right ones done, and the table plays on to the end. */
import type { Locator, Page } from '@playwright/test';
import { lessonPath } from '../../src/course/links.ts';
import type { Walk } from '../../src/course/walks.ts';
import { type Desk, findDesk, type TableTypes } from '../../src/engine/drills.ts';
import { LOCALE_NAMES, LOCALES, type Locale, otherLocale } from '../../src/i18n/locales.ts';
import { answerText } from '../../src/i18n/table/table-words.ts';
import { readCourses, readWalks } from '../content/read.ts';
import { effectsRun, expect, speak, stored, test, timeFor } from './site.ts';

type Shown = TableTypes['shown'];

const desk = (await findDesk('at-the-table')) as unknown as Desk<TableTypes>;

const shownIn = ({ texts }: Walk['asks'][number]): Shown => {
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.shown;
};

const pathOfWalk = ({ id }: Walk): string => {
  const slug = id.replace('.walk', '');
  const course = readCourses().find(({ lessons }) => lessons.some((own) => own.slug === slug));
  return lessonPath(course?.id ?? '', slug);
};

/** How the reader acts at the table: on a stack by its place on the ring, or on an item. */
interface Hand {
  readonly stack: (place: Locator, at: number, count: number) => Promise<void>;
  readonly item: (place: Locator, item: string) => Promise<void>;
  readonly goOn: (place: Locator) => Promise<void>;
}

const main = (place: Locator): Locator => place.locator('.button--main');
const itemIn = (place: Locator, item: string): Locator =>
  place.locator(`[data-item=${JSON.stringify(item)}]`);

const TOUCH: Hand = {
  stack: async (place, at) => {
    await place.locator(`.stack[data-index="${at}"]`).tap();
    await main(place).tap();
  },
  item: (place, item) => itemIn(place, item).tap(),
  goOn: (place) => main(place).tap(),
};

const ARROWS = { below: 'Down', right: 'Right', above: 'Up', left: 'Left' } as const;

/** From wherever the focus is: it is never lost. */
const KEYS: Hand = {
  stack: async (place, at, count) => {
    const { keyboard } = place.page();
    await expect(place.getByRole('slider')).toBeFocused();
    const fromEnd = count - 1 - at;
    await keyboard.press(at < fromEnd ? 'Home' : 'End');
    const arrow = at < fromEnd ? 'ArrowRight' : 'ArrowLeft';
    for (let step = 0; step < Math.min(at, fromEnd); step++) await keyboard.press(arrow);
    await keyboard.press('Enter');
  },
  item: async (place, item) => {
    const { keyboard } = place.page();
    const wanted = itemIn(place, item);
    const side = (await wanted.getAttribute('data-side')) as keyof typeof ARROWS | null;
    const isFocused = () => wanted.evaluate((one) => one === document.activeElement);
    for (let step = 0; step < 12 && !(await isFocused()); step++) {
      await keyboard.press(`Arrow${side ? ARROWS[side] : 'Right'}`);
    }
    await expect(wanted).toBeFocused();
    await keyboard.press('Enter');
  },
  goOn: async (place) => {
    await expect(main(place)).toBeFocused();
    await place.page().keyboard.press('Enter');
  },
};

/** The table comes when it is seen; with keys one goes into it once. */
async function openWalk(page: Page, locale: Locale, walk: Walk): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${locale}/${pathOfWalk(walk)}`);
  return liveWalk(page, walk);
}

async function liveWalk(page: Page, { id }: Walk): Promise<Locator> {
  const place = page.locator(`[id="${id}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('.walk')).toBeVisible();
  await effectsRun(page);
  return place;
}

async function act(place: Locator, shown: Shown, item: string, hand: Hand): Promise<void> {
  if (!('names' in shown)) return hand.item(place, item);
  return hand.stack(place, shown.names.indexOf(item), shown.names.length);
}

/** Something that is not the answer, and can be touched. */
async function wrongFor(place: Locator, shown: Shown, claim: string): Promise<string> {
  const all = (selector: string, name: string) =>
    place
      .locator(selector)
      .evaluateAll((found, of) => found.map((one) => one.getAttribute(of) ?? ''), name);
  const names =
    'names' in shown
      ? (
          await all(
            '.stack[data-index]:not([data-look="gone"], [data-look="opened"])',
            'data-index',
          )
        ).map((at) => shown.names[Number(at)])
      : await all('[data-item]', 'data-item');
  return names.findLast((name) => name !== claim) ?? '';
}

/** By turns by keys, each act after a wrong one, and by touch; in the two languages by turns too. */
const TOLD = readWalks().map((walk, at) => ({
  walk,
  locale: LOCALES[Math.floor(at / 2) % LOCALES.length] ?? 'fr',
  byKeys: at % 2 === 0,
}));

for (const { walk, locale, byKeys } of TOLD) {
  const say = speak(locale);

  test(`${walk.id} by ${byKeys ? 'keys' : 'touch'}, ${locale}`, { tag: '@phone' }, async ({
    page,
  }) => {
    timeFor(walk.asks.length / 2);
    const hand = byKeys ? KEYS : TOUCH;
    const place = await openWalk(page, locale, walk);
    const all = walk.asks.length;
    if (byKeys) await place.locator('.stack-slider input, .walk-board').last().focus();
    for (const [nth, ask] of walk.asks.entries()) {
      const shown = shownIn(ask);
      await expect(place.locator('.walk-count')).toHaveText(
        say('atlas.hand.at', { at: nth + 1, all }),
      );
      // Of what is touched, the first.
      if (byKeys || nth === 0) {
        const wrong = await wrongFor(place, shown, ask.claim);
        await act(place, shown, wrong, hand);
        const answer = answerText(shown, [wrong], { locale, say });
        await expect(place.locator('.nudge-line')).toHaveText(say('walk.refused', { answer }));
      }
      await act(place, shown, ask.claim, hand);
      await expect(place.locator('.verdict-line')).toHaveText(
        new RegExp(`^(${say('answer.correct')}|${say('walk.done')})$`),
      );
      await expect(place.locator('.walk-last .table-reason')).toBeVisible();
      const isOver = (await place.locator('.verdict-line').textContent()) === say('walk.done');
      if (!isOver) await hand.goOn(place);
    }
    await expect(place.locator('.verdict-line')).toHaveText(say('walk.done'));
    const { lessons } = JSON.parse((await stored(page, 'moineau.progress')) ?? '{}');
    expect(Object.values(lessons)).toContainEqual(
      expect.objectContaining({ positions: expect.objectContaining({ [walk.id]: 'tried' }) }),
    );
  });
}

const HALFWAY = readWalks().find(({ id }) => id === 'breach-and-deal.walk') as Walk;

/** The first act of that walk, done. */
async function doFirst(page: Page, locale: Locale): Promise<Locator> {
  const place = await openWalk(page, locale, HALFWAY);
  await itemIn(place, 'B').tap();
  await main(place).tap();
  return place;
}

test('a walk left halfway is taken up there, in the other language too, or begun again', {
  tag: '@phone',
}, async ({ page }) => {
  const all = HALFWAY.asks.length;
  const count = (locale: Locale, at: number) => speak(locale)('atlas.hand.at', { at, all });
  const place = await doFirst(page, 'fr');
  await expect(place.locator('.walk-count')).toHaveText(count('fr', 2));
  await page.getByRole('link', { name: LOCALE_NAMES[otherLocale('fr')], exact: true }).click();
  await expect(page).toHaveURL(/\/en\//);
  await liveWalk(page, HALFWAY);
  await expect(place.locator('.walk-count')).toHaveText(count('en', 2));
  await place.getByRole('button', { name: speak('en')('walk.restart') }).tap();
  await expect(place.locator('.walk-count')).toHaveText(count('en', 1));
  await expect(place.locator(':focus')).toHaveCount(1);
});

test('a walk whose place cannot be kept goes on, and says so', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const place = await doFirst(page, 'en');
  await expect(place.locator('.walk-count')).toHaveText(
    speak('en')('atlas.hand.at', { at: 2, all: HALFWAY.asks.length }),
  );
  await expect(place.getByText(speak('en')('storage.full'))).toBeVisible();
});

test('a walk on paper is the list of what it asks, with its answers at the back', {
  tag: '@phone',
}, async ({ page }) => {
  const place = await openWalk(page, 'fr', HALFWAY);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(place.locator('.walk')).toBeHidden();
  await expect(place.locator('.walk-paper > li')).toHaveCount(HALFWAY.asks.length);
  const answers = page.locator('.solutions > ol > li').filter({ has: page.locator('ol ol') });
  await expect(answers.last().locator('> ol > li')).toHaveCount(HALFWAY.asks.length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(place.locator('.walk-paper')).toHaveCount(0);
});
