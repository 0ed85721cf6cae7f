/** Every drill on its stage: hand, action and verdict are in sight, and nothing moves under the reader. */
import type { Locator, Page } from '@playwright/test';
import { DRILLS } from '../../src/course/drills.ts';
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { answer } from './any-board.ts';
import { withoutChance } from './long-tasks.ts';
import { alive, effectsRun, expect, sharedOut, test, timeFor } from './site.ts';

const SCREENS = [
  { width: 360, height: 640, colorScheme: 'light' },
  { width: 390, height: 780, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 1920, height: 1080, colorScheme: 'light' },
  { width: 360, height: 640, colorScheme: 'light', tiles: 'large' },
] as const;

/** The narrowest that a tile of the hand may be, by the width of the screen from which on. */
const LEAST_TILE = { 360: 44, 1440: 60 };

/** What lies open beside the hand on a phone: it is recognised, and not touched. */
const LEAST_BESIDE = 32;

interface Place {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const placeOf = (element: Locator): Promise<Place> =>
  element.evaluate((found) => {
    const { top, left, bottom, right } = found.getBoundingClientRect();
    return { top, left, bottom, right };
  });

/** How far something moved, at most, along either side. */
const moved = (before: Place, after: Place): number =>
  Math.max(Math.abs(before.top - after.top), Math.abs(before.left - after.left));

const onScreen = ({ top, left, bottom, right }: Place, page: Page): boolean => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return top >= -1 && left >= -1 && bottom <= height + 1 && right <= width + 1;
};

/** The parts of a stage that stand still between check and next. */
const STILL = ['.stage-hand', '.stage-answer', '.question-actions .button--main'] as const;

async function placesOf(page: Page): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>();
  for (const part of STILL) {
    const found = page.locator(`.stage ${part}`);
    if ((await found.count()) > 0) places.set(part, await placeOf(found));
  }
  return places;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Tiles of the hand that are too narrow; once it has parted, all of them count as held. */
async function narrowTiles(page: Page): Promise<readonly number[]> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1440;
  const least = LEAST_TILE[isWide ? 1440 : 360];
  const tiles = page.locator('.stage-hand .hand-board .tile:not([data-size])');
  const widths = await tiles.evaluateAll((all) =>
    all.map((tile) => ({
      width: tile.getBoundingClientRect().width + 0.5,
      isBeside: tile.closest('.hand-meld') !== null,
    })),
  );
  const narrow = widths.filter(({ width, isBeside }) =>
    isBeside && !isWide ? width < LEAST_BESIDE : width < least,
  );
  return narrow.map(({ width }) => width);
}

for (const locale of LOCALES) {
  for (const { width, height, colorScheme, ...screen } of SCREENS) {
    const isLarge = 'tiles' in screen;
    const sight = `${colorScheme}${isLarge ? ', large tiles' : ''}`;
    const title = `the stage, ${locale}, ${width} × ${height}, ${sight}`;
    test.describe(title, { tag: '@desktop' }, () => {
      test.use({ viewport: { width, height }, colorScheme });

      for (const { page: name } of isLarge ? sharedOut(DRILLS, locale) : DRILLS) {
        test(name, async ({ page }) => {
          timeFor(1);
          await withoutChance(page);
          if (isLarge)
            await page.addInitScript(() => localStorage.setItem('moineau.tiles', 'large'));
          await page.goto(`${locale}/${pathOf(name)}`);
          await alive(page);
          const main = page.locator('.question-actions .button--main');
          await expect(main).toBeVisible();
          await effectsRun(page);
          expect(await narrowTiles(page)).toEqual([]);
          const before = await placesOf(page);
          for (const [part, place] of before) {
            if (part !== '.stage-answer')
              expect([part, onScreen(place, page)]).toEqual([part, true]);
          }
          await answer(page);
          await page.evaluate(() => scrollTo(0, 0));
          if ((await page.locator('.verdict-line').count()) === 0) await main.click();
          const verdict = page.locator('.verdict-line');
          await expect(verdict).toBeVisible();
          await effectsRun(page);
          const after = await placesOf(page);
          const jumps = [...before].flatMap(([part, place]) => {
            const there = after.get(part);
            return there && moved(place, there) <= 1 ? [] : [part];
          });
          expect(jumps).toEqual([]);
          expect(onScreen(await placeOf(verdict), page)).toBe(true);
          expect(onScreen(await placeOf(main), page)).toBe(true);
          expect(await overflow(page)).toBe(0);
          expect(await narrowTiles(page)).toEqual([]);
        });
      }
    });
  }
}
