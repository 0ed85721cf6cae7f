/**
 * Every drill on its stage: hand, action and verdict are in sight, nothing moves under the reader, and
 * a press in haste takes nothing away.
 */
import type { Page } from '@playwright/test';
import { DRILL_PAGES } from '../../src/course/drills.ts';
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import type { Say } from '../../src/i18n/speak.ts';
import { TOO_SOON } from '../../src/stores/question/drill-session.ts';
import { answer } from './any-board.ts';
import { expectFewFiles, watchBoard } from './board-files.ts';
import { withoutChance } from './long-tasks.ts';
import { alive, eachPage, effectsRun, expect, speak, sumsKept, test, timeFor } from './site.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  readonly tiles?: 'large';
}

const PHONE: Screen = { width: 360, height: 640, colorScheme: 'light' };
const DESK: Screen = { width: 1280, height: 800, colorScheme: 'light' };
const SCREENS: readonly Screen[] = [
  PHONE,
  { width: 390, height: 780, colorScheme: 'dark' },
  DESK,
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1920, height: 1080, colorScheme: 'dark' },
  { ...PHONE, tiles: 'large' },
];

/** The narrowest that a tile of the hand may be, by the width of the screen from which on. */
const LEAST_TILE = { 360: 44, 1440: 60 };

/** What lies open beside the hand on a phone: it is recognised, and not touched. */
const LEAST_BESIDE = 32;

/** Three things are asked at once: on a phone the hand leaves room for all of them. */
const MANY_ASKS: readonly string[] = ['named'];

/** Drills with many choices, and the levels that differ in what stands above them. */
const MANY_CHOICES = [
  ...['whose-rules', 'whose-rules/?level=payments', 'fans', 'han'],
  ...['named', 'named/?state=complete', 'marks', 'total', 'total/?level=payments', 'count'],
];

/** French words are the longer ones: English is looked at where the words are the choices. */
const WORDY: readonly string[] = ['whose-rules', 'fans', 'han', 'named'];
const STAGES = {
  fr: DRILL_PAGES,
  en: DRILL_PAGES.filter(({ page }) => WORDY.includes(page)),
} as const;
const SEEDS = { fr: [1, 2], en: [3] } as const;

interface Place {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How far something moved, at most, along either side. */
const moved = (before: Place, after: Place): number =>
  Math.max(Math.abs(before.top - after.top), Math.abs(before.left - after.left));

const isOn = ({ width, height }: Screen, { top, left, bottom, right }: Place): boolean =>
  top >= -1 && left >= -1 && bottom <= height + 1 && right <= width + 1;

/** The page as it is on a screen, seen from its top. */
async function turnTo(page: Page, { width, height, colorScheme, tiles }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate((size) => {
    document.documentElement.dataset['tiles'] = size;
    scrollTo(0, 0);
  }, tiles ?? 'usual');
  await effectsRun(page);
}

const MAIN = '.question-actions .button--main';

/** The parts of a stage that stand still between check and next. */
const STILL = ['.stage-hand', '.stage-answer', MAIN] as const;

/** Where things are, and how wide each tile of the hand; once it has parted, all count as held. */
const look = (page: Page) =>
  page.evaluate((parts) => {
    const placeOf = (part: string): Place | undefined => {
      const found = document.querySelector(`.stage ${part}`)?.getBoundingClientRect();
      if (!found) return undefined;
      const { top, left, bottom, right } = found;
      return { top, left, bottom, right };
    };
    const tiles = document.querySelectorAll('.stage-hand .hand-board .tile:not([data-size])');
    return {
      still: parts.flatMap((part) => {
        const place = placeOf(part);
        return place ? [{ part, place }] : [];
      }),
      verdict: placeOf('.verdict-line'),
      tiles: [...tiles].map((tile) => ({
        width: tile.getBoundingClientRect().width + 0.5,
        isBeside: tile.closest('.hand-meld') !== null,
      })),
      wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  }, STILL);

type Look = Awaited<ReturnType<typeof look>>;

const narrow = ({ width }: Screen, { tiles }: Look, name: string): readonly number[] => {
  const isWide = width >= 1440;
  const least = LEAST_TILE[isWide ? 1440 : 360];
  const isSmall = MANY_ASKS.includes(name);
  return tiles.flatMap((tile) =>
    tile.width < ((tile.isBeside || isSmall) && !isWide ? LEAST_BESIDE : least) ? [tile.width] : [],
  );
};

/** By how much the lowest choice lies under the action bar, and which are too small for a finger. */
const choicesOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.question-actions')?.getBoundingClientRect().top ?? 0;
    const places = [...document.querySelectorAll('.stage-answer :is(button, input)')]
      .filter((choice) => choice.checkVisibility())
      .map((choice) => choice.getBoundingClientRect());
    return {
      count: places.length,
      under: Math.max(0, ...places.map(({ bottom }) => Math.round(bottom - bar))),
      small: places.filter(({ width, height }) => Math.min(width, height) < 43.95).length,
    };
  });

/** No lesson leads to the first two; the others ask which rules a hand is of, or of all at once. */
const NOTHING_TO_READ: readonly string[] = ['kinds', 'left', 'whose-rules', 'takers'];

/** Beside the board of a wide screen: the level, the hints and what to read, before the answer. */
async function expectRail(page: Page, say: Say, name: string): Promise<void> {
  const rail = page.locator('.stage-rail');
  await expect(rail.getByRole('heading', { name: say('finder.level') })).toBeVisible();
  const hints = new RegExp(say('stage.hintsTaken', { taken: 0, n: '[1-9]' }));
  await expect(rail.getByText(hints)).toBeVisible();
  const reading = rail.locator('a[href*="/learn/"], a[href*="/rules/"]');
  await expect(reading.first()).toBeVisible({ visible: !NOTHING_TO_READ.includes(name) });
  expect(await rail.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
}

/** Answers counted in all. */
const countedOn = async (page: Page): Promise<number> =>
  Object.values(await sumsKept(page)).reduce((sum, { asked }) => sum + asked, 0);

/** One answer was given and read: the next, with Enter held down, is counted once as well. */
async function expectHeldOnce(page: Page): Promise<void> {
  const [main, verdict] = [page.locator(MAIN), page.locator('.verdict-line')];
  await expect.poll(() => countedOn(page)).toBe(1);
  await page.waitForTimeout(TOO_SOON);
  await main.click();
  await expect(verdict).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await answer(page);
  await main.focus();
  for (let times = 0; times < 20; times++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(40);
  }
  await page.keyboard.up('Enter');
  await expect(verdict).toBeVisible();
  await expect.poll(() => countedOn(page)).toBe(2);
}

for (const locale of LOCALES) {
  const say = speak(locale);
  const inHaste = locale === 'fr';
  // Only the length of the words differs: what is alike in both is looked at in one.
  const screens = inHaste ? SCREENS : SCREENS.filter(({ colorScheme }) => colorScheme === 'light');

  test.describe(`the stage, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ unhurried: !inHaste });
    for (const { page: name } of STAGES[locale]) {
      test(name, async ({ page }) => {
        timeFor(2);
        await withoutChance(page);
        await watchBoard(page);
        await page.goto(`${locale}/${pathOf(name)}`);
        await expectFewFiles(page);
        await alive(page);
        await expect(page.locator(MAIN)).toBeVisible();
        const before = new Map<Screen, Look>();
        for (const screen of screens) {
          await turnTo(page, screen);
          const seen = await look(page);
          const outside = seen.still.flatMap(({ part, place }) =>
            part === '.stage-answer' || isOn(screen, place) ? [] : [part],
          );
          const troubles = { screen, outside, narrow: narrow(screen, seen, name) };
          expect(troubles).toEqual({ screen, outside: [], narrow: [] });
          before.set(screen, seen);
          if (screen.width === 1440) await expectRail(page, say, name);
        }
        await turnTo(page, inHaste ? PHONE : DESK);
        await answer(page);
        await page.evaluate(() => scrollTo(0, 0));
        const verdict = page.locator('.verdict-line');
        const clickCount = inHaste ? 2 : 1;
        if ((await verdict.count()) === 0) await page.locator(MAIN).click({ clickCount });
        await expect(verdict).toBeVisible();
        const said = (await verdict.textContent()) ?? '';
        for (const screen of screens) {
          await turnTo(page, screen);
          const seen = await look(page);
          const jumps = before.get(screen)?.still.flatMap(({ part, place }) => {
            const after = seen.still.find((there) => there.part === part);
            return after && moved(place, after.place) <= 1 ? [] : [part];
          });
          const main = seen.still.find(({ part }) => part === MAIN);
          const outside = [seen.verdict, main?.place].filter(
            (place) => place === undefined || !isOn(screen, place),
          );
          const troubles = { screen, jumps, outside, narrow: narrow(screen, seen, name) };
          expect(troubles).toEqual({ screen, jumps: [], outside: [], narrow: [] });
          expect(seen.wide).toBe(0);
        }
        await expect(verdict).toHaveText(said);
        if (inHaste) await expectHeldOnce(page);
      });
    }

    test('no choice lies under the bar of a small phone', async ({ page }) => {
      await page.setViewportSize(PHONE);
      timeFor(2 * MANY_CHOICES.length);
      await eachPage(MANY_CHOICES, async (drill) => {
        for (const seed of SEEDS[locale]) {
          await withoutChance(page, seed);
          await page.goto(`${locale}/drill/${drill}`);
          await alive(page);
          await expect(page.locator(MAIN)).toBeVisible();
          const { count, ...troubles } = await choicesOf(page);
          expect(count).toBeGreaterThan(2);
          expect(troubles, `question ${seed}`).toEqual({ under: 0, small: 0 });
        }
      });
    });
  });
}
