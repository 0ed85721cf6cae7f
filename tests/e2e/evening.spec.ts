/** The first evening, played through from its data: by touch and by keyboard, in both languages. */
import type { Locator, Page } from '@playwright/test';
import { EVENING_COURSE, lessonPath } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { scriptOf } from '../content/evening-script.ts';
import { readEvening, readEveningWords } from '../content/read.ts';
import { alive, expect, speak, test, timeFor } from './site.ts';

const LESSONS = readEvening();

/** As the storyboard has it: how many taps and words come before the first win. */
const MOST_TAPS = 5;
const MOST_WORDS = 25;

type Lesson = (typeof LESSONS)[number];

/** The smallest, in either language; and one that is wide. */
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

/** Every wrong act and every right one, in one way in one language and in the other in the other. */
const WAYS = [
  {
    ...{ tag: '@phone', locale: 'fr', by: 'touch', screens: [PHONE] },
    press: (button: Locator) => button.tap(),
  },
  {
    // A window without bars at its sides, which would take from the smallest.
    ...{ tag: '@phone', locale: 'en', by: 'keyboard', screens: [PHONE, DESK] },
    press: async (button: Locator) => {
      await button.focus();
      await button.press('Enter');
    },
  },
] as const;

type Way = (typeof WAYS)[number];
type Screens = Way['screens'];

const touchable = (page: Page, act: string): Locator =>
  page.locator(`.evening button[data-act="${act}"]:not([data-found])`).first();

const stepOn = (page: Page): Locator => page.locator('.evening');

/** All of the table, the question and what answers it are in sight. */
async function expectOneScreen(page: Page, screens: Screens): Promise<void> {
  for (const screen of screens) {
    if (screens.length > 1) await page.setViewportSize(screen);
    // A page that was wider is on its way to this width for a moment.
    const outside = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        (document.querySelector('.evening-acts')?.getBoundingClientRect().bottom ?? 0) -
          innerHeight,
      ]);
    await expect
      .poll(async () => [screen, ...(await outside()).map((by) => Math.max(0, by))])
      .toEqual([screen, 0, 0]);
  }
}

/** Through a lesson by its script: what is wrong is answered in place, what is right leads on. */
async function play(page: Page, lesson: Lesson, { press, screens }: Way): Promise<void> {
  const words = readEveningWords(page.url().includes('/fr/') ? 'fr' : 'en');
  const why: Readonly<Record<string, string>> = words.find(({ id }) => id === lesson.id)?.why ?? {};
  const script = scriptOf(lesson);
  for (const [at, act] of script.entries()) {
    await press(touchable(page, act.act));
    if (act.why !== undefined) {
      await expect(page.locator('.evening-verdict')).toContainText(why[act.why] ?? '');
      await expect(stepOn(page)).toHaveAttribute('data-step', act.step);
      continue;
    }
    if (script[at + 1]?.step === act.step) continue;
    await page.locator(`.evening:not([data-step="${act.step}"]), [data-onward]`).first().waitFor();
    await expectOneScreen(page, screens);
    const onward = page.locator('[data-onward]');
    if ((await onward.count()) > 0) await press(onward);
    await expect(stepOn(page)).toHaveAttribute('data-step', script[at + 1]?.step ?? 'end');
  }
}

for (const way of WAYS) {
  const { tag, locale, by, screens } = way;
  test(`${locale}: every lesson by ${by} ${tag}`, async ({ page }) => {
    timeFor(2 * LESSONS.length);
    await page.setViewportSize(PHONE);
    for (const lesson of LESSONS) {
      await page.goto(`${locale}/${lessonPath(EVENING_COURSE, lesson.id)}`);
      await alive(page);
      await expectOneScreen(page, screens);
      await play(page, lesson, way);
    }
    await page.goto(`${locale}/learn/#${EVENING_COURSE}`);
    const done = page.locator(`#${EVENING_COURSE} [data-finished][data-done]`);
    await expect(done).toHaveCount(LESSONS.length);
  });
}

for (const locale of LOCALES) {
  test(`${locale}: a first mah-jong from the home page @phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${locale}/`);
    let taps = 0;
    const tap = async (button: Locator): Promise<void> => {
      taps++;
      await button.tap();
    };
    await tap(page.getByRole('link', { name: speak(locale)('home.door.new') }));
    // The home page is alive too: a tap on the lesson before it is would be lost.
    await page.waitForURL(/first-evening/);
    await alive(page);
    const text = (await page.locator('.evening-text').textContent()) ?? '';
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
    for (const act of ['wall', '6p', 'wall', 'mah-jong']) await tap(touchable(page, act));
    await expect(page.locator('.evening-won')).toBeVisible();
    await expect(page.locator('.evening-group')).toHaveCount(2);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  });
}

test('a lesson that was left goes on where it was @desktop', async ({ page }) => {
  await page.goto(`en/${lessonPath(EVENING_COURSE, 'four-taps')}`);
  await alive(page);
  for (const act of ['wall', '6p', 'wall', 'mah-jong']) await touchable(page, act).click();
  await page.locator('[data-onward]').click();
  await expect(stepOn(page)).toHaveAttribute('data-step', 'alike-draw');
  await page.reload();
  await expect(stepOn(page)).toHaveAttribute('data-step', 'alike-draw');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson is a list of positions with their answers @desktop', async ({ page }) => {
    const [lesson] = LESSONS;
    await page.goto(`fr/${lessonPath(EVENING_COURSE, 'four-taps')}`);
    await expect(page.locator('.evening-paper > ol > li')).toHaveCount(lesson?.steps.length ?? 0);
    await expect(page.locator('.evening-asked')).toBeHidden();
  });
});
